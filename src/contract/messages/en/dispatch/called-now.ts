// "Who would be called now?", on a property's and a contractor's page.
export const title = 'Who would be called now?';
export const lead = 'If a guest with a confirmed stay reported it now. Looking calls nobody.';
export const urgency = 'How urgent';
export const loading = 'Looking who would be called';
export const failed = "Couldn't look who would be called.";

// What the rules do first. {company} can be asked; {time} is a span or, after "until", a moment.
export const offersTo = 'We offer it to {company}, who has {time} to accept.';
export const nobodyLeft = 'Nobody can be asked now, so the Porchlight team takes over.';
export const teamHandles = 'The Porchlight team handles it, as your rules say.';
export const asksThenOffers = 'We ask you first. After your yes we offer it to {company}.';
export const asksThenNobody =
  'We ask you first. After your yes the Porchlight team takes over, as nobody can be asked.';
export const silentDispatch = 'No answer in {time}? We go on without you.';
export const silentHuman = 'No answer in {time}? The Porchlight team takes over.';
export const waitsThenOffers = 'Quiet hours until {time}. Then we offer it to {company}.';
export const waitsThenAsks = 'Quiet hours until {time}. Then we ask you.';

// The contractors of a trade in their order.
export const orderOf = 'The order for {trade}';
export const askedFirst = 'Asked first';
export const askedLater = 'Asked next';
export const skipped = 'Skipped';
// A reason from the history, as a sentence.
export const reason = '{skipped}.';
export const notAssigned = 'Not assigned here';
export const tradesWithout = 'Trades without a contractor ({count})';
export const addOne = 'Add one';
// {forTrade} is heard, not seen.
export const addOneFor = '{addOne} {forTrade}';
export const forTrade = 'for {trade}';

// A trade that nobody has. {add} is the link above.
export const noCleaner = 'No cleaner yet. {add}';
export const noElectrician = 'No electrician yet. {add}';
export const noGasFitter = 'No gas fitter yet. {add}';
export const noHandyman = 'No handyman yet. {add}';
export const noHvac = 'No HVAC contractor yet. {add}';
export const noLandscaper = 'No landscaper yet. {add}';
export const noPlumber = 'No plumber yet. {add}';
export const noRentalManager = 'No rental manager yet. {add}';
export const noSeptic = 'No septic contractor yet. {add}';
export const noHomeWarranty = 'No home warranty company yet. {add}';
export const noPestControl = 'No pest control yet. {add}';
export const noPropertyManager = 'No property manager yet. {add}';

// The same from one contractor, house by house.
export const housesCaption = 'Where they would be called now';
export const placeColumn = 'Place';
export const nowColumn = 'Now';
export const placeOf = '{place} of {count}';
export const calledFirst = 'Asked first.';
export const calledAfter = '{company} is asked first.';
export const afterYesFirst = 'We ask you first. After your yes they are asked first.';
export const afterYesLater = 'We ask you first. After your yes {company} is asked first.';
export const fromFirst = 'Quiet hours until {time}. Then they are asked first.';
export const fromLater = 'Quiet hours until {time}. Then {company} is asked first.';
export const fromAsks = 'Quiet hours until {time}. Then we ask you.';
export const noHouses = 'No properties yet.';
