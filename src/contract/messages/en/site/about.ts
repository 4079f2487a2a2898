export const title = 'About · Why Porchlight keeps a light on';
export const description = "What we're here for, where we're going, why owners can trust us, and what we stand for.";
export const heading = 'We keep the porch light on';
export const lead =
  "A late arrival, a dark street, one lit door. That's how we want guests to feel, and how we want owners to sleep.";

// Its parts.
export const missionTitle = 'Our mission';
export const mission =
  "Whoever stays in a rental property gets a good answer at any hour, and whoever owns it gets their evenings back. We bring together three things that usually live apart: what's known about a house, people who care when something is wrong, and the contractors an owner already trusts.";
export const visionTitle = 'Our vision';
export const vision =
  "A rental where nothing gets lost between a question and its repair: one thread that the guest, the owner and the contractor can follow, and that ends when the guest says it's fixed.";
export const trustAndExcellenceTitle = 'Trust and excellence';
export const trustTitle = 'Trust is checked, not claimed';
export const trust =
  "Every answer says where it came from. Every code that's released is on record. You can read every conversation and every step of a repair, as it happens and long after.";
export const excellenceTitle = 'Excellence means it stays fixed';
export const excellence =
  "We count a request as settled only if the guest doesn't come back about it within 72 hours. A quick answer that didn't help doesn't count.";

// What we hold to.
export const valuesTitle = 'Our values';
export const truthTitle = "Say what's true";
export const truth = "If we don't know, we say so and ask. An honest answer tomorrow beats a wrong one now.";
export const safetyTitle = 'Safety first';
export const safety = 'Gas, fire, water, doors: we look for danger before anything else, by fixed rules.';
export const rulesTitle = 'Your house, your rules';
export const rules = 'Your contractors, your limits, your words. We work inside the lines you draw.';
export const personTitle = 'A person when it matters';
export const person = 'Anyone can reach one. Handing over is part of the job, not a failure.';

// The last words of the page.
export const callToActionTitle = 'Come home to a quiet phone';
export const callToAction = '14-day free trial, no credit card required.';
export const startToday = 'Start Today';
