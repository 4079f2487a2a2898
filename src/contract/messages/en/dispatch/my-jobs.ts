// All jobs of one contractor for one owner, behind their link; and the link, on the owner's page of them.
export const pageTitle = 'Your jobs · Porchlight';
export const jobsTitle = 'Your jobs';
export const jobsFor = '{company}, for {owner}';
export const loading = 'Loading your jobs';
export const openTitle = 'To do';
export const noneOpen = 'Nothing to do right now. We write to you when there is a new job.';
export const pastTitle = 'Done';
export const nonePast = 'No finished jobs yet.';
export const more = 'Show older jobs';
export const answerBy = 'Answer by {time}';
export const comes = 'Visit: {when}';
export const timeOpen = 'No time agreed yet';
export const finishedOn = 'Finished {when}';
export const noCost = 'Cost not said yet';
export const noInvoice = 'No invoice yet';
export const invoices = '{count, plural, one {# invoice} other {# invoices}}';
export const openJob = 'Open {subject}';
export const keepLink = 'Keep this link: it always shows all your jobs for {owner}. Whoever has it can act for you.';

// On the owner's page of a contractor.
export const linkTitle = 'Page of all their jobs';
export const linkText = 'No account needed. They get this link with each of our messages.';
export const copyLink = 'Copy Link';
export const linkCopied = 'Link copied';
export const copyFailed = "Your browser didn't let us copy the link. It stands here now: select it and copy it.";
export const renewLink = 'Make New Link';
export const renewTitle = 'Make a new link?';
export const renewText =
  'The old link stops working at once. Links to single jobs stay as they are, and our next message has the new one.';
export const linkRenewed = 'New link made';
export const linkNotLoaded = "Couldn't load the link.";
