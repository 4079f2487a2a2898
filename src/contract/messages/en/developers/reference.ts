// The page of the API's reference, for whoever writes a program: /api/docs.
export const tab = 'API · Porchlight';
export const title = 'Porchlight API';
export const lead = 'REST under {base} with {header}. Every field and error: {document}.';
export const keys = 'Keys';
export const keyMade =
  'Make a key on {page} (from the Essential plan up) and send it as the bearer: {header}. It can do what you chose for it, lives for 30 to 365 days, and may send 600 requests a minute.';
export const keysPage = 'API and webhooks';
export const keyScopes =
  'Behind each address below stands what it needs: {read} looks, {write} changes. An address without any needs a person who is signed in.';
export const limits =
  "Over a limit the answer is 429, with the seconds to wait in {retryAfter}. Without {codes}, every code and password reads {dots}, and none is taken or emptied. Guests' phone numbers read {dots} too, because they prove who a guest is. Adding or changing stays or contractors and adding properties need {codes} too, because they decide who gets codes. What a key isn't allowed to do is refused with 403, an ended key with 401.";
export const repeats =
  'A request that changes something has one effect with an {idempotencyKey}, however often you send it within a day. You get the same answer each time; 503 with {retryAfter} means that you should send it again. When nobody is signed in, send an {visitorId} along, a random UUID that stays the same.';
export const webhooks = 'Webhooks';
export const posted =
  'We POST {example} to your address: ids only, read the rest with a key. Answer 2xx within ten seconds. Otherwise we send it again, less and less often, for three days. An event can come twice: its {id} is the same.';
export const signed =
  'In {signature} you find the time in seconds and the HMAC-SHA256, in hex, of {time}, a period and the body as it came, with your signing secret as the key. Compare it in constant time, and refuse anything older than five minutes.';

// How an owner connects their own assistant.
export const assistants = 'Your own assistant';
export const assistantReaches =
  'An assistant that speaks the Model Context Protocol reaches your houses at {address}, over Streamable HTTP, with an API key as the bearer. It has one tool for each thing that the scopes of the key allow: a key that only reads has none that changes anything. Codes and passwords are never there, not even for a key with {codes}.';
export const assistantClaudeCode = 'For Claude Code, run this:';
export const assistantVsCode =
  'For VS Code, put this into {file} of your user or of a folder. It asks for the key once.';
export const assistantOthers =
  "An assistant that only offers to sign in, such as the connectors of Claude Desktop, can't be connected this way, because Porchlight takes a key here.";
export const assistantCareful =
  'Guests write what they like, and your assistant reads it. Their words come marked as theirs. Still, let it ask you before it approves or answers anything, and give it a key that only reads where that is enough.';
