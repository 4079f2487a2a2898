// What a browser without scripts shows instead of the chat, in each language, as nothing can choose one there.
export const needsScript = 'This chat needs JavaScript. In danger, call {number}. For anything else, call your host.';
