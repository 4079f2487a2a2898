// The frame of a mail to an owner; {body} is several paragraphs.
export const toOwner = 'Hello {name},\n\n{body}\n\nPorchlight\n';

// Over the text that somebody reads to a contractor on the phone.
export const pleaseCall = 'Please call this number';
