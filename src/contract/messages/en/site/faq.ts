/** The FAQ: the page shows it, and the site's chat answers from it. */
export const faq = [
  {
    id: 'what-it-does',
    question: 'What does Porchlight do?',
    answer:
      "Porchlight answers your guests around the clock from what it knows about each property, works out what's wrong when something breaks, and sends a work order to your own contractor under rules you set. When a person is needed, our team steps in. It removes about 86% of an owner's guest support workload.",
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
      'A single property takes under 15 minutes. Larger portfolios take 2-3 business days, and you can add properties from a spreadsheet or by copying one you already have.',
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
      "You get 14 days with everything in Professional, and no credit card is needed. The 14 days start when you verify your email. If you don't subscribe, nothing is deleted: you can still read and export what's yours.",
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
      "The assistant answers first and says that it's an assistant. A guest can ask for a person at any time, and hard cases are handed over with a summary, so nobody has to explain it twice.",
  },
  {
    id: 'unknown-answer',
    question: "What happens when the assistant doesn't know the answer?",
    answer:
      "It says so, and asks you. Your answer goes to the guest and, once you approve it, becomes part of the property's knowledge base. It never makes an answer up.",
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer:
      "We look for gas, smoke, flooding, break-ins and medical trouble first. The guest gets fixed safety instructions and that property's shut-off location right away, and people are alerted. Nothing can override these rules.",
  },
  {
    id: 'own-contractors',
    question: 'Do I keep my own contractors?',
    answer:
      "Yes. Work goes to the contractors you assign to a property, in your order, by email, text or phone. If one declines or doesn't answer in time, the next is asked. If nobody takes the job, a person takes over. Contractors need no account.",
  },
  {
    id: 'approve-spending',
    question: 'Can I approve work before money is spent?',
    answer:
      'Yes. You set a not-to-exceed amount and say which jobs go out right away, which need your approval first and which go to our team. A contractor who needs more money asks you, and you approve with one tap.',
  },
  {
    id: 'door-codes',
    question: 'Are door codes and Wi-Fi passwords safe?',
    answer:
      "Yes. They're encrypted, never shown on the public guest page and never given to the AI model that answers guests. They're released only to a guest whose current stay has been checked, and you can see every release.",
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer:
      "Starter is $60, Essential $80 and Professional $95 per property per month. Paid by the year, they're $627, $864 and $1,003. For Enterprise, give us a call. There is tiered pricing above three properties.",
  },
  {
    id: 'change-plan',
    question: 'Can I change or cancel my plan?',
    answer:
      "Yes, at any time from your profile. Billing is monthly unless you choose to pay by the year. If you cancel mid-month, your plan runs to the end of the period you've paid for, and there is no refund or proration.",
  },
  {
    id: 'owner-view',
    question: 'What do I see as an owner?',
    answer:
      'A live dashboard: conversations, work orders with each step and photo, what needs your answer, and reports. Notifications reach you where you want them.',
  },
  {
    id: 'get-help',
    question: 'How do I get help myself?',
    answer:
      'Chat is open around the clock. You can call us Monday to Friday, 9am-5pm EST, and we answer email within a business day.',
  },
] as const;
