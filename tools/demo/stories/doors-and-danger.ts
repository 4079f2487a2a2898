import { adminActor } from '../people.ts';
import type { Story } from './story.ts';

export const doorsAndDanger: Story[] = [
  {
    name: 'locked out at night',
    property: 'cottage',
    guest: 'Hannah Lindqvist',
    when: { daysAgo: 10, time: '22:14' },
    async tell(s) {
      await s.check();
      await s.guest('the keypad is dead and we are standing outside');
      await s.photo('keypad');
      await s.guest('yes, all fine, just cold');
      await s.claims();
      await s.replies(
        'Hi Hannah, this is Maya from the Porchlight team. I’m sending a locksmith now and stay with you until you’re in.',
      );
      await s.reported({
        service_type: 'handyman',
        urgency_level: 'urgent',
        subject_line: 'Keypad dead, guests outside',
        issue_summary: 'The front door keypad does not react. Two guests are outside, nobody is hurt.',
      });
      s.wait(3);
      await s.accepts({ inMinutes: 25, forMinutes: 30 });
      await s.guest('thank you Maya!');
      s.wait(2);
      await s.setsOff(20);
      s.wait(21);
      await s.starts();
      s.wait(14);
      await s.finishes('Batteries were corroded by salt. New lithium set, contacts cleaned, code works.', 16_000);
      s.wait(3);
      await s.guestConfirms(4);
      await s.replies('Good to see you inside. The code is the same as before. Sleep well.');
      await s.notes('Third set of batteries this year at Cedar Cottage. Suggest a lock with a sealed housing to Nora.');
      await s.closes();
    },
  },
  {
    name: 'a smell of gas',
    property: 'familyHouse',
    guest: 'Ben Adler',
    when: { daysAgo: 6, time: '22:48' },
    async tell(s) {
      await s.check();
      await s.guest('i smell gas in the kitchen, pretty strong');
      await s.claims(adminActor);
      await s.replies('Ben, this is Dev from the Porchlight team. Are all of you out of the house?', adminActor);
      await s.guest('yes all five of us are on the sidewalk. fire department is coming');
      await s.replies('Well done. Stay there until they say it’s safe. I’m here and I’ve told the owner.', adminActor);
      s.wait(24);
      await s.guest('they found it, one burner was turned on a little without a flame. house is aired and safe');
      await s.notes(
        'Fire department left at 23:20. Range knob sits loose: asked Beacon to replace it before the next stay.',
        adminActor,
      );
      await s.replies(
        'I’m glad. Someone will fix the knob tomorrow. Write any time tonight if you want company.',
        adminActor,
      );
      await s.closes(adminActor);
    },
  },
  {
    name: 'late checkout',
    property: 'cottage',
    guest: 'Marcus Bell',
    when: { daysAgo: 3, time: '9:25' },
    async tell(s) {
      await s.check();
      await s.guest('when is checkout?');
      await s.guest('could we stay until 1 pm tomorrow?');
      s.wait(2);
      await s.claims();
      await s.notes('Next arrival is the same day at 4. Beacon starts cleaning at 12.');
      await s.replies('Hi Marcus, noon works for us, the cleaners start then. Is that all right?');
      await s.guest('noon is perfect');
      await s.replies('Then noon it is. Enjoy the beach.');
      await s.closes();
    },
  },
  {
    name: 'a jacket left behind',
    property: 'cabin',
    guest: 'Kate Brennan',
    when: { minutesAgo: 25 * 60 },
    async tell(s) {
      await s.check();
      await s.guest('We left a green jacket in the cabin. I would like to talk to a person about getting it back');
      s.wait(3);
      await s.claims();
      await s.replies('Hi Kate, the cleaners found it. I’ll write as soon as it’s in the mail.');
      await s.guest('wonderful, thank you');
      await s.notes('Beacon drops it at the post office tomorrow. Tracking number goes to Kate.');
      await s.snoozes(48);
    },
  },
  {
    name: 'dead outlets, with an agent now',
    property: 'condo',
    guest: 'Renee Dubois',
    when: { minutesAgo: 41 },
    async tell(s) {
      await s.check();
      await s.guest('Half of the outlets in the kitchen have no power');
      await s.guest('The breaker tripped again after I reset it');
      await s.reported({
        service_type: 'electrical',
        urgency_level: 'medium',
        subject_line: 'Kitchen outlets without power',
        issue_summary: 'Half of the kitchen outlets are dead. The breaker trips again after a reset; no smell.',
      });
      s.wait(3);
      await s.claims();
      await s.replies(
        'Hi Renee, this is Maya from the Porchlight team. Please leave that breaker off. I’m finding you an electrician.',
      );
      await s.guest('OK, it is off. The fridge is on another outlet and still runs');
      await s.notes(
        'Harbor Electric was skipped: their insurance lapsed. Called Beacon for a stand-in, they ring back within the hour.',
      );
    },
  },
  {
    name: 'ants, waiting for a person now',
    property: 'familyHouse',
    guest: 'Noor Siddiqui',
    when: { minutesAgo: 7 },
    async tell(s) {
      await s.check();
      await s.guest('We have ants all over the kitchen counter');
      await s.guest('Small black ones. They come from the window');
    },
  },
  {
    name: 'a cabinet door, the owner is asked',
    property: 'cabin',
    guest: 'Theo Marsh',
    when: { minutesAgo: 185 },
    async tell(s) {
      await s.check();
      await s.guest('A cabinet door in the kitchen is off its hinge. No rush at all');
      await s.reported({
        service_type: 'handyman',
        urgency_level: 'low',
        subject_line: 'Cabinet door off its hinge',
        issue_summary: 'A kitchen cabinet door has come off its hinge. The guest says there is no rush.',
      });
    },
  },
];
