// One contractor's page.
export const whereYouAre = 'Where you are';
export const allContractors = 'All contractors';
export const loading = 'Loading the contractor';
export const loadFailed = "Couldn't load this contractor.";
export const notFound = "We can't find this contractor.";
export const notFoundMeaning = 'The link may be old, or the contractor may be in another account.';
export const seeYourContractors = 'See your contractors';
export const removed = 'This contractor was removed.';
export const removedMeaning = 'They get no jobs. What they did stays here.';
// {company} is heard, not seen.
export const restoreThis = 'Restore {company}';
export const restored = '{company} restored';
export const edit = 'Edit Contractor';

// In numbers. {count} says from how many.
export const numbersTitle = 'At a glance';
export const jobsRunning = 'Running jobs';
export const jobsCompleted = 'Completed jobs';
export const jobsCancelled = '{count, plural, one {# was cancelled} other {# were cancelled}}';
export const stars = 'Stars from guests';
export const starsFrom = 'From {count, plural, one {# rating} other {# ratings}}';
export const noStars = 'No ratings yet';
export const answerTime = 'Time to answer';
export const answersFrom = 'Median of {count, plural, one {# answer} other {# answers}}';
export const unanswered = '{answers}. {count, plural, one {# offer} other {# offers}} without an answer';
export const noAnswers = 'No offers answered yet';
export const underAMinute = 'Under a minute';

// Prices, by what was wrong.
export const pricesTitle = 'Price by kind of job';
export const pricesMeaning = 'What their completed jobs cost, as they entered it.';
export const kindColumn = 'Kind of job';
export const medianColumn = 'Median';
export const rangeColumn = 'From – to';
export const countColumn = 'Jobs';
export const priceRange = '{lowest} – {highest}';
export const otherJobs = 'Other {trade} jobs';
export const noPrices = 'No prices yet. They appear when a job is completed with its cost.';
export const pricesFailed = "Couldn't load the prices.";

// What is on file.
export const contactTitle = 'Contact';
export const prefers = 'Prefers';
export const servesTitle = 'Serves';
export const servesNothing = 'Not assigned to a property yet.';
export const whenTitle = 'When and where';
export const everywhere = 'Everywhere';
export const closedOn = 'Closed';
export const openHours = '{from} – {to}';
export const untilNextDay = '{from} – {to} the next day';
export const noHolidays = 'None planned';
export const holidayDays = '{from} – {to}';
export const awayNow = 'Away now';
export const papersTitle = 'Papers';
export const insurance = 'Insurance';
export const license = 'License';
export const paperNumber = 'No. {number}';
export const validThrough = 'Valid through {day}';
export const noExpiry = 'No expiry date';
export const nothingOnFile = 'Nothing on file';
