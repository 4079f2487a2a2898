// What a guest gets by mail or text about their stay. Each mail begins with `hello`, or with `helloThere` where no name
// is known.
export const hello = 'Hello {guest},';
export const helloThere = 'Hello there,';

// The guest's own link to the house assistant.
export const linkSubject = 'Your stay at {property}';
export const linkMail =
  "{hello}\n\nThis is your own link to the house assistant of {property}. It answers day and night: how to get in, the Wi-Fi, and what to do when something doesn't work.\n\n{link}\n\nIt knows your stay ({checkIn} to {checkOut}), so please don't pass it on.\n\nPorchlight\n";

// The code by which a guest shows whose stay it is; the text message is `codeText` alone.
export const codeSubject = 'Your code for {property}';
export const codeText =
  "{code} is your code for the chat at {property}. It's good for {minutes, plural, one {# minute} other {# minutes}}.";
export const codeMail =
  "{hello}\n\n{codeText}\n\nNobody will ask you for it outside of that chat. If you didn't ask for it, you can ignore this email.\n\nPorchlight\n";
