// The pages of the API's reference, for whoever writes a program: /api/docs.
export const tab = 'API · Porchlight';
export const tabOf = '{section} · API · Porchlight';
export const title = 'Porchlight API';
export const lead =
  'REST under {base}, JSON in and out, times in UTC, money in US cents. Everything here is in {document}, too, for tools.';
export const operations = 'Operations';
export const operationsLead = 'Each with its fields, an example and who may call it.';
export const shapes = 'Shapes';
export const shapesLead = 'What comes back in more than one place.';
export const backToStart = 'All of the API';

export const keys = 'API keys';
export const keyMade =
  'Make a key on {page} (from the Essential plan up) and send it as the bearer: {header}. It can do what you chose for it, lives for 30 to 365 days, and may send 600 requests a minute.';
export const keysPage = 'API and webhooks';
export const keyScopes =
  'Each operation says what a key needs: {read} looks, {write} changes. Where no scope is named, a key is refused with 403 and a person has to be signed in.';
export const limits =
  "Without {codes}, every code and password reads {dots}, and none is taken or emptied. Guests' phone numbers read {dots} too, because they prove who a guest is. Adding or changing stays or contractors and adding properties need {codes} too, because they decide who gets codes. What a key isn't allowed to do is refused with 403, an ended key with 401.";

export const signIn = 'Signing in';
export const signInHow =
  'A program should use a key. A program that a person signs in to sends {path} with {email} and {password}; the answer’s header {token} is the session. Send it as {header}. There are no cookies. The session ends after 30 minutes in which nothing was asked, and 30 days after the sign-in at the latest.';
export const signInTwoFactor =
  'With two-factor authentication on, the answer says {redirect} and has the header {challenge} instead. Send it back in the same header with {path} and the six digits; that answer has the session.';
export const signInOrigin =
  'A program needs no {origin}: leave it out. A browser sends its own, and only pages of this server may sign people in; any other gets 403.';
export const signInPassword =
  'Making a key, deleting the account and downloading codes need the password once more: {path}, good for one act within five minutes.';
export const signInAll = 'Every sign-in address';

export const guests = 'The guest’s side';
export const guestHow =
  'A property’s guest link ends with its token: {link}. {open} begins a chat and answers its {id} and, this once, its {secret}. Send the secret as {header} with everything about that chat; without it the answer is 404. Whoever has both is that guest, so keep them where only the guest is.';
export const guestAll = 'Every address of the guest’s side';

export const repeats = 'Sending again';
export const repeatsHow =
  'A request that changes something has one effect with an {idempotencyKey} of up to 200 characters, however often you send it within a day; you get the same answer each time. The same key with another body gets 409. 503 with {retryAfter} means that you should send it again. When nobody is signed in and there is no chat, send an {visitorId} along, a random UUID that stays the same. What is shown once (a key, a signing secret) is not shown again: the repeated request gets 409.';
export const pages = 'Pages of a list';
export const pagesHow =
  'A list answers {items} and {next}. Send {next} as {cursor} for the next page, with the same filters; {nothing} is the end. {limit} is 1 to 100, 20 unless you say otherwise. Nothing comes twice, and nothing is left out, also where something is added meanwhile.';
export const rates = 'Limits';
export const ratesHow =
  'A key may send 600 requests a minute; signing in allows 20 tries a minute from one network and 10 wrong passwords a person in 15 minutes. Over a limit the answer is 429, with the seconds to wait in {retryAfter} and {body}. A body may have 256 kB, a picture 5 MB.';
export const errors = 'Errors';
export const errorsHow =
  'One shape everywhere, in English: {code} for programs, {message} for people, {fields} with what is wrong with each field, {wait} where it is refused for a while, and {requestId}, which is the header {header}, too. Addresses under {auth} answer {code} and {message} alone, with codes of their own such as {wrong}.';

export const webhooks = 'Webhooks';
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
export const webhooksHow =
  'Add one on {page}. We POST to your address when something happens, the way {standard} says, with these headers and this body: ids alone, read the rest with a key.';
export const webhookHeaders = 'Headers';
export const webhookBody = 'Body';
export const webhookKinds = 'Events';
export const webhookVerify = 'Verifying a call';
export const webhookVerifyHow =
  'Any library of Standard Webhooks does it: give it the secret, the body as it came (not parsed and written anew) and the headers. It refuses what is older or newer than five minutes. Keep the ids that you have taken for at least that long: the same {id} again is the same event, and needs no more than a 2xx. In Node, with the package {package}:';
export const webhookOldSecrets =
  'A secret that was made before this release has {dash} and {underscore} where these libraries want {plus} and {slash}: write them so, or replace the secret.';
export const webhookRetries = 'When it isn’t taken';
export const webhookRetriesHow =
  'Answer 2xx within 20 seconds; what you answer is not read. Anything else is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, each up to a tenth longer: ten tries, the last one a little more than three days after the first. Redirects are not followed. {retryAfter} is heeded, up to a day. 429, 502, 504 and any answer with {retryAfter} pause all calls to that address, for a minute or as long as it says. 410 switches the webhook off, and so does a delivery that failed ten times while the address took nothing else; we mail you then. The log has every call of the last 30 days, and a button to send it again.';
export const webhookRotation = 'Replacing the secret';
export const webhookRotationHow =
  '“Replace Secret” makes a new one. Each call then has a signature of both for as long as you choose (0, 24, 72 or 168 hours), with a space between; a library takes it when one fits.';
export const webhookFormer = 'The former header';
export const webhookFormerHow =
  'This release still sends {signature}, and {created} in the body, for older receivers. The next release sends neither. In the header, {time} is the time in seconds, and each {version} the HMAC-SHA256, in hex, of {time}, a period and the body, with the whole secret as the key.';

// At an operation.
export const needsScopes = 'An API key with {scopes}, or a session.';
export const needsSession = 'A session: an API key is refused.';
export const needsSecret = 'The chat’s secret, as {header}.';
export const needsNothing = 'Nobody has to be signed in.';
export const parameters = 'In the address and the headers';
export const body = 'Body';
export const answer = 'Answer';
export const mayBeLeftOut = 'may be left out';
export const exampleRequest = 'Example request';
export const exampleAnswer = 'Example answer';
export const oneOf = 'One of {values}.';

// Within the OpenAPI document.
export const about =
  'Everything under /api/v1 is JSON, with times in UTC and money in US cents. Sign-in is under /api/auth. The page /api/docs says the same for people.';
export const apiKeyScheme = 'An API key of an owner, with the scopes that stand at the operation.';
export const sessionScheme = 'The session of a person who signed in: what the header `set-auth-token` said.';
export const conversationSecretScheme =
  'The secret of a guest’s chat: what `POST /guest/{token}/conversations` answered as `secret`.';
export const taken = 'Taken. Answer within 20 seconds.';
export const takenNoMore = 'No more of these: the webhook is switched off.';
