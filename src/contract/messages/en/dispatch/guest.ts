// What a guest is refused about a job, at its card in the chat.
export const notAwaited = "This job isn't waiting for an answer anymore.";
export const nothingToRate = "There's nothing to rate yet.";
export const timeTaken = "That time isn't open anymore.";
export const timePassed = 'That time has passed. Please ask for another.';
export const otherTimesAsked =
  'You have asked for another time {count} times today. Write in the chat that you want a person to arrange the visit.';
export const visitUnderWay = 'The visit is already under way.';
