// Three steps until guests are answered, on the dashboard of a new owner.
export const loadingExample = 'Loading an example';
export const title = 'Three steps until the light is on';
export const dismiss = 'Dismiss the first steps';
export const addProperty = 'Add your first property';
export const whyProperty = 'About 5 minutes. With every answer you give, your guests get one.';
export const addContractor = 'Add a contractor';
export const whyContractor = 'Your own plumber, electrician or handyman. We send them when something breaks.';
export const printCard = 'Print the QR card';
export const whyCard = 'Guests scan it and write. It carries no address, no code and no password.';
export const printCardOf = 'Print the card for {property}';
export const example = 'This is what a property looks like in your table:';
export const done = 'Done';
