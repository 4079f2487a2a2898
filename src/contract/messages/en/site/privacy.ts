import { browserSentence } from '../../../privacy/browser-keeps.ts';
import { deletionDays } from '../../../privacy/privacy-days.ts';
import { retention, retentionSentence, spanOf } from '../../../privacy/retention.ts';
import type { LegalText } from '../../../site/legal.ts';
import { support } from '../../../site/support.ts';

/** The Privacy Policy, nine numbered sections (spec 1, section 2). */
export const privacy: LegalText = {
  dated: 'Effective March 20, 2025',
  changed: 'Last changed November 25, 2026',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: [
        'This policy says what Porchlight ("we") learns about people, what for, whom it reaches, and what you can choose. It covers visitors of this site, owners with an account, guests and residents of their properties, and contractors who are offered work.',
        "For what owners put in about their properties, guests and contractors we act on the owner's behalf; the owner decides about it.",
      ],
    },
    {
      id: 'received',
      title: 'Information We Receive',
      body: [
        'From visitors: what you write into a form (name, email, phone, number of properties, message, and whether we may text you) and what you ask the support chat.',
        "From owners: name, company, email, phone, mailing address, password (kept only as a hash), facts about properties including codes and passwords, pictures, contractors' details, and rules. Payment details go to our payment provider; we keep the card's brand, its last four digits and the provider's reference.",
        'From guests and residents: the messages and photos they send, and what they give to confirm a stay. From contractors: answers to job offers, notes, photos and costs.',
      ],
    },
    {
      id: 'collected',
      title: 'Information We Collect',
      body: [
        `Our servers note the time, the address that was asked for, the network address and the outcome of requests, in order to run and protect the services. Rate limits count by network address for a short time. Our security log says who signed in, was refused, or was given a code, from which network address and with which browser, and is kept for ${spanOf(retention.securityLog.days)}.`,
        `We set no advertising or tracking cookies. ${browserSentence()}`,
      ],
    },
    {
      id: 'use',
      title: 'How We Use Information',
      body: [
        'To answer guests, diagnose troubles, create and dispatch work orders, inform owners, bill for plans, answer your questions, keep the services secure, and meet legal duties. From messages we compute figures for owners, such as response times.',
        'An assistant answers first and says that it is one; a person can be asked for at any time. Door codes and passwords are never given to an AI model, unless they stand on a photo of a manual that an owner asks one to read. We do not use your content to train models for others, and do not sell personal information.',
        `Where the assistant shows a guest notes of the house, or things that may be broken, to choose from, we keep the question and what the guest chose, for up to ${spanOf(retention.choices.days)}. We use it in the same property alone, and only from guests whose stay was checked: the next guest who asks the same is told that answer at once, and what guests there choose most is shown first. A question that holds a code of the property is not kept, and runs of four to eight digits are masked. Owners can switch this off in their profile; then nothing is kept, and what was kept is deleted.`,
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      body: [
        'A contractor sees what a job needs: the area, the trouble and the photos; the exact address and entry notes only after accepting. An owner sees the conversations and work orders of their own properties. Our staff see what they need to help, and each look at a secret is recorded.',
        'Providers work for us under contract: hosting, email, telephone, payment and, where configured, a model provider. We disclose information when the law requires it, to protect somebody from harm, or as part of a merger or sale, of which we would tell you.',
        'Mobile phone numbers and consent to texts are not shared with third parties for their marketing.',
      ],
    },
    {
      id: 'choices',
      title: 'Your Choices',
      body: [
        `Owners can read and correct what is theirs, download all of it as a file, and delete their account in their profile: it stays for ${deletionDays} days in which one press takes that back, then every row and file of it is deleted. Invoices stay with our payment provider, as the law asks; of the deletion itself our log keeps the day. You can leave the phone field blank, and opt out of texts by writing to ${support.email} or calling ${support.phone}.`,
        'Depending on where you live, for example in California, you may have the right to know, correct, delete and receive the information we hold about you, and not to be treated worse for asking. Write to us; we answer within 45 days. Guests and contractors can also ask the owner, who can download what is kept about the guest of a stay and, once the stay is over, delete it.',
      ],
    },
    {
      id: 'security',
      title: 'Data Security',
      body: [
        "Connections are encrypted. Codes, passwords and entry instructions are encrypted at rest with a key that is kept outside the database, and are released only to a guest whose current stay has been checked. Entry instructions are shown to a contractor too, from accepting a job until it is over; door codes and passwords are not. Each release is recorded. Each account's data is separated in the database itself.",
        'No system is perfectly secure. If a breach concerns you, we tell you as the law requires.',
        'Guests with their names, numbers, chats and photos are deleted 24 months after the end of their stay; the owner may choose from 6 to 60 months, and may delete the guest of a stay that is over at any time.',
        retentionSentence(),
        "Everything else of an owner's account is kept as long as the account.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      body: [
        'We publish changes here with a new date, and tell account holders by email before a change that matters takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        `Questions and requests about privacy: ${support.email} or ${support.phone}, Monday to Friday, 9am-5pm EST.`,
      ],
    },
  ],
};
