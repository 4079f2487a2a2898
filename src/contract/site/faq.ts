/** The FAQ: the page shows it, and the site's chat answers from it. */
export const faq = [
  {
    id: 'what-it-does',
    question: 'What does Porchlight do?',
    answer:
      "Porchlight answers your guests around the clock from what it knows about each property, works out what is wrong when something breaks, and sends a work order to your own contractor under rules you set. When a person is needed, our team steps in. It removes about 86% of an owner's guest support workload.",
  },
  {
    id: 'who-for',
    question: 'Who is Porchlight for?',
    answer:
      'Landlords, hosts and managers of rental properties, from one cottage to a portfolio. It serves short stays and leases alike.',
  },
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    answer:
      'A single property takes under 15 minutes. Larger portfolios take 2-3 business days, and you can fill properties from a spreadsheet or by copying one you have.',
  },
  {
    id: 'setup-fees',
    question: 'Is there a setup fee or a contract?',
    answer:
      'No. There are no setup fees and no long-term contract. You pay for each active property, by the month or by the year.',
  },
  {
    id: 'free-trial',
    question: 'How does the free trial work?',
    answer:
      'You have 14 days with everything in Professional, and no credit card is asked for. The days count from when you verify your email. If you do not subscribe, nothing is deleted: you can still read and export what is yours.',
  },
  {
    id: 'guests-reach',
    question: 'How do guests reach Porchlight?',
    answer:
      'Each property has a guest link and a printable QR card. A guest opens it on any phone and writes in their own words. There is no app to install and no account to make.',
  },
  {
    id: 'ai-or-human',
    question: 'Do guests talk to an AI or to a person?',
    answer:
      'The assistant answers first and says that it is an assistant. A guest can ask for a person at any time, and hard cases are handed over with a summary, so nobody has to tell it twice.',
  },
  {
    id: 'unknown-answer',
    question: 'What happens when the assistant does not know the answer?',
    answer:
      'It says so, and asks you. Your answer reaches the guest and, once you approve it, becomes part of what the property knows. It never makes an answer up.',
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer:
      'Gas, smoke, flooding, break-ins and medical trouble are recognised first. The guest gets fixed safety instructions and the shut-off location of that property at once, and people are alerted. Nothing can override these rules.',
  },
  {
    id: 'own-contractors',
    question: 'Do I keep my own contractors?',
    answer:
      'Yes. Work goes to the contractors you assign to a property, in your order, by email, text or phone. If one declines or does not answer in time, the next is asked, and at last a person takes over. A contractor needs no account.',
  },
  {
    id: 'approve-spending',
    question: 'Can I approve work before money is spent?',
    answer:
      'Yes. You set a not-to-exceed amount and say which jobs go out at once, which ask you first and which go to our team. A contractor who needs more asks, and you approve with one tap.',
  },
  {
    id: 'door-codes',
    question: 'Are door codes and Wi-Fi passwords safe?',
    answer:
      'They are encrypted, never shown on the public guest page and never given to an AI model. They are released only to a guest whose current stay has been checked, and you can read each release.',
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer:
      'Starter is $60, Essential $80 and Professional $95 per property and month; by the year $627, $864 and $1,003. Enterprise is agreed by call. Plans mention tiered pricing above three properties.',
  },
  {
    id: 'change-plan',
    question: 'Can I change or cancel my plan?',
    answer:
      'Yes, at any time from your profile. Billing is monthly unless you choose the year. When you cancel mid-month, the plan runs to the end of the period that is paid for; there is no refund or proration.',
  },
  {
    id: 'owner-view',
    question: 'What do I see as an owner?',
    answer:
      'A dashboard that changes while you watch: conversations, work orders with each step and photo, what needs your answer, and reports. Notifications reach you where you want them.',
  },
  {
    id: 'get-help',
    question: 'How do I get help myself?',
    answer:
      'Chat is open around the clock. By phone we are there Monday to Friday, 9am-5pm EST, and email is answered within a business day.',
  },
] as const;
