// The page of reports.
export const reports = 'Reports';
export const reportsAlso = 'figures, statistics, spend, taxes';
export const lead = 'What guests asked, what was settled and repaired, and what it cost.';
export const deskLead = 'The figures of every account.';
export const tabTitle = 'Reports · Porchlight';

// Which days and which property.
export const span = 'Days and property';
export const days = 'Days';
export const last30 = 'Last 30 days';
export const last90 = 'Last 90 days';
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const thisYear = 'This year';
export const lastYear = 'Last year';
export const otherDays = 'Other days';
export const from = 'From';
export const to = 'To';
export const property = 'Property';
export const anyProperty = 'All properties';
export const countedTo = 'Counted up to {at}. Days are those of {zone}.';
export const notCounted = 'The first count is under way.';
export const couldNotLoad = 'Couldn’t load your reports.';

// Figures.
export const ofN = '{n} of {of}';
export const n = '{count, plural, one {# value} other {# values}}';
export const requestsCounted = '{count, plural, one {# request} other {# requests}}';
export const ordersCounted = '{count, plural, one {# work order} other {# work orders}}';
export const none = 'Nothing to count yet';
export const medianAndP90 = 'Median {median} · nine of ten under {p90}';
export const openRequests =
  '{count, plural, one {# request is} other {# requests are}} not counted yet: the guest may still come back within 72 hours.';
export const settled = 'Settled without a person';
export const firstWord = 'First answer';
export const done = 'Opened to done';
export const spent = 'Spent';
export const whatItMeans = 'What “{figure}” means';

// Charts and their tables.
export const chartOf = '{title}, a chart';
export const chartHint = 'Use the arrow keys to read it bar by bar.';
export const asTable = 'Show as table';
export const asChart = 'Show as chart';
export const notEnough =
  'Not enough data yet. The first figures come after the first guests and work orders of these days.';
export const outcomesTitle = 'What became of requests';
export const timesTitle = 'How long work orders take';
export const spendTitle = 'Spend by month';
export const loadTitle = 'When guests write';
export const downTitle = 'Without an essential';
export const starsTitle = 'Stars from guests';
export const month = 'Month';
export const step = 'Step';
export const median = 'Median';
export const nineOfTen = 'Nine of ten under';
export const howMany = 'Number';
export const hour = 'Hour';
export const newRequests = 'Requests';
export const handedOver = 'Handed over';
export const essential = 'Essential';
export const stars = '{count, plural, one {# star} other {# stars}}';
export const starsColumn = 'Stars';
export const accept = 'Accepted';
export const schedule = 'Scheduled';
export const onSite = 'On site';
export const fixed = 'Done';
export const claimed = 'Taken by a person';
export const humanWord = 'First word of a person';
export const daysLong = '{days} d';
export const daysAndHours = '{days} d {hours} h';

// Tables.
export const moreFigures = 'More figures';
export const byTopic = 'By topic';
export const topic = 'Topic';
export const whyNotSettled = 'Why requests were not settled';
export const why = 'Why';
export const byPropertyTitle = 'Spend by property';
export const byCategoryTitle = 'Spend by category';
export const byContractorTitle = 'Spend by contractor';
export const category = 'Category';
export const contractor = 'Contractor';
export const nobody = 'No contractor';
export const jobs = 'Jobs';
export const perOrder = 'Median per work order';
export const contractorsTitle = 'Contractors';
export const contractorsNote = 'Those with at least five jobs done in these days. Fewer say nothing of anybody.';
export const noContractors = 'No contractor has done five jobs in these days.';
export const answersIn = 'Answers in';
export const saysYes = 'Says yes';
export const firstTimeFix = 'Fixed at the first visit';
export const withinLimit = 'Within the limit';
export const costs = 'Cost';
export const reopened = 'Reopened';
export const confirmed = 'Confirmed by the guest';
export const overLimit = 'Over the limit';
export const withoutVisit = 'Solved without a visit';
export const asked = 'Contractors asked per work order';
export const rightAnswers = 'Right in the weekly sample';
export const interval = 'likely between {low} and {high}';
export const urgentSpend = 'Spent on urgent work orders';
export const slaClaim = 'Taken in time';
export const slaFirst = 'First word in time';
export const slaNext = 'Each next word in time';
