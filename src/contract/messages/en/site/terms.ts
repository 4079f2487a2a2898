import { smsPerMonth } from '../../../enquiries/form-words.ts';
import type { LegalText } from '../../../site/legal.ts';
import { support } from '../../../site/support.ts';

/** The Terms of Service, eighteen sections (spec 1, sections 2 and 9). */
export const terms: LegalText = {
  dated: 'Last updated March 20, 2025',
  sections: [
    {
      id: 'overview',
      title: 'Overview',
      body: [
        'These terms are an agreement between you and Porchlight ("we", "us") about the website, the applications and the support that we provide (the "services"). By making an account, starting a trial or using the services you accept them. If you act for a company, you confirm that you may accept them for it.',
        'We may change these terms. We publish a change here with a new date, and tell account holders by email before a change that matters takes effect. If you go on using the services after that date, the new terms apply.',
      ],
    },
    {
      id: 'license',
      title: 'License to Use Services',
      body: [
        'While your trial or subscription runs, and as long as you keep to these terms, you may use the services for the rental properties you own, host or manage. This license is limited, is not exclusive, cannot be transferred, and can be withdrawn when these terms are broken.',
        "Everything in the services that is not yours, such as software, texts, designs and marks, stays ours or our licensors'. What you put in (facts about your properties, pictures, contacts, messages) stays yours; you allow us to use it in order to provide the services to you.",
      ],
    },
    {
      id: 'paid-services',
      title: 'Paid Services',
      body: [
        'New accounts have a free trial of 14 days, without a credit card. After it, the services need a paid plan. Prices are per property and are shown on the pricing page; taxes are added where the law asks for them.',
        'Billing is monthly, in advance, unless you choose to pay by the year. Subscriptions renew until they are canceled. You can cancel at any time; the plan then runs to the end of the period that is paid for. There is no refund and no proration when you cancel in the middle of a month.',
        "Cards are charged by our payment provider; we do not store card numbers. If a payment fails we tell you, and we may suspend the paid services until it is settled. Prices may change at a renewal, with at least 30 days' notice.",
      ],
    },
    {
      id: 'access',
      title: 'Access',
      body: [
        'You need an account with a verified email address. Keep your password and your second factor to yourself, keep your contact details right, and tell us at once when you think somebody else has used your account. You answer for what is done through it.',
        'We work to keep the services available around the clock, but do not promise that they are never interrupted. Maintenance, failures of others and events beyond our control can interrupt them.',
      ],
    },
    {
      id: 'restrictions',
      title: 'Restrictions',
      body: [
        'You may not copy, resell or rent out the services; take them apart to learn their source code, except where the law allows it; get around limits or security; scrape them; use them to build a competing product; or let anybody do so through your account.',
        'You must be at least 18 years old to have an account.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy Policy',
      body: [
        'Our Privacy Policy says what we collect, what we use it for and what you can choose. It is part of these terms. Where you give us facts about guests, residents or contractors, you confirm that you may do so.',
      ],
    },
    {
      id: 'sms',
      title: 'SMS Messaging',
      body: [
        `If you opt in, we send you text messages about the services: about ${smsPerMonth} messages per month. Message and data rates may apply. Consent is not a condition of purchase.`,
        `You can opt out at any time by writing to ${support.email} or calling ${support.phone}, where you also get help. Texts that you, your guests or your contractors ask for as part of a request, such as a job offer or an arrival time, are sent as that request needs them. Carriers are not liable for delayed or undelivered messages.`,
      ],
    },
    {
      id: 'restricted-areas',
      title: 'Restricted Areas',
      body: [
        "Parts of the services are open to account holders only, to our staff only, or to whoever holds a personal link, such as a guest's or a contractor's. You may use such a part only if it was meant for you, and may not try to reach the data of others.",
      ],
    },
    {
      id: 'links',
      title: 'Links and Third-Party Content',
      body: [
        'The services link to, and work with, services of others: payment, telephone, email and model providers. We do not control them and are not responsible for what they do; their own terms apply.',
        'Contractors are independent. They are chosen by you, or by rules you set, and are not our employees or agents. The contract for their work is between you and them.',
      ],
    },
    {
      id: 'use-policies',
      title: 'Use Policies',
      body: [
        'Do not use the services to break the law, to discriminate, to harass, to send unsolicited messages, to spread harmful code, or to put in what infringes the rights of others. Do not rely on the services instead of calling emergency services: in danger, call your local emergency number first.',
        'Answers of the assistant are computed from the facts you provide. Keep those facts right, above all the ones that concern safety, such as shut-off locations.',
      ],
    },
    {
      id: 'commercial-usage',
      title: 'Commercial Usage',
      body: [
        'Commercial plans include the use of third-party runtime APIs, such as those of model and telephone providers, up to a limit of 500 sessions per month. Above it we may agree on a larger plan with you, or answer by means that do not use those APIs.',
        'API keys and webhooks come with the plans that name them. You answer for what your keys do.',
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright Policy',
      body: [
        `If you believe that something in the services infringes your copyright, write to ${support.email} with a description of the work, where you found it, your contact details, a statement in good faith that the use is not allowed, a statement under penalty of perjury that your notice is accurate, and your signature. We remove what infringes, and close accounts that infringe repeatedly.`,
      ],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      body: [
        'If you send us ideas or suggestions, we may use them without owing you anything. We do not name you without asking.',
      ],
    },
    {
      id: 'warranties',
      title: 'Disclaimer of Warranties',
      body: [
        'The services are provided "as is" and "as available". As far as the law allows, we disclaim all warranties, express or implied, including those of merchantability, fitness for a particular purpose, title and non-infringement. We do not warrant that answers are free of error, that a contractor accepts a job or does it well, or that the services meet every need.',
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      body: [
        'As far as the law allows, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, revenue, bookings or data.',
        'Our total liability for all claims about the services is capped at the amounts you paid us in the 12 months before the claim arose. Some states do not allow some of these limits; there they apply as far as they may.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      body: [
        'You will defend and hold us harmless against claims of others, and the costs of them, that arise from what you put into the services, from your properties, from your dealings with guests, residents and contractors, or from your breach of these terms or of the law. We tell you of such a claim without delay.',
      ],
    },
    {
      id: 'legal-notices',
      title: 'Legal Notices',
      body: [
        'These terms are governed by the laws of the State of California, without regard to its conflict of laws rules. The venue for every dispute is the state and federal courts of Santa Clara County, California, and both sides accept their jurisdiction.',
        "If a part of these terms cannot be enforced, the rest stands. Not enforcing a right is not giving it up. You may not assign these terms without our consent. They are the whole agreement about the services. Notices to you go to your account's email address.",
      ],
    },
    {
      id: 'contact',
      title: 'Contacting Us',
      body: [
        `Questions about these terms: write to ${support.email} or call ${support.phone}, Monday to Friday, 9am-5pm EST.`,
      ],
    },
  ],
};
