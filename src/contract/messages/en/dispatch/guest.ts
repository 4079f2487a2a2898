// What a guest is refused about a job, at its card in the chat.
export const notAwaited = "This job isn't waiting for an answer anymore.";
export const nothingToRate = "There's nothing to rate yet.";
export const timeTaken = "That time isn't open anymore.";
export const timePassed = 'That time has passed. Please ask for another.';
export const otherTimesAsked =
  'You have asked for another time {count} times today. Write in the chat that you want a person to arrange the visit.';
export const onTheWay =
  'Somebody is on the way or there already. Write in the chat that you want a person to call them off.';
export const overAlready = 'This repair is over already.';
export const othersToldToo =
  'Another guest of the house told us of it as well. Write in the chat that you want a person to call it off.';
export const visitUnderWay = 'The visit is already under way.';
