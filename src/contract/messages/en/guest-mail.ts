// A one-time code to the address of a booking; a text is `codeIs` alone. {house} is the name of the property.
export const codeSubject = 'Your code for {house}';
export const codeIs = '{code} is your code for the chat at {house}. It is good for {minutes} minutes.';
export const codeText =
  "{hello}\n\n{codeIs}\n\nNobody will ask you for it outside of that chat. If you didn't ask for it, you can leave this mail be.\n\nPorchlight\n";
export const hello = 'Hello {name},';
export const helloThere = 'Hello there,';

// The personal link of a stay. {checkIn} and {checkOut} are days.
export const linkSubject = 'Your stay at {house}';
export const linkText =
  "{hello}\n\nthis is your own link to the house assistant of {house}. It answers day and night: how to get in, the Wi-Fi, and what to do when something doesn't work.\n\n{link}\n\nIt knows your stay ({checkIn} to {checkOut}), so please don't pass it on.\n\nPorchlight\n";
