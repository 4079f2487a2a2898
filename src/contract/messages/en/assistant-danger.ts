// Fixed instructions in danger: nobody changes their meaning, and a translation says all of it. {emergency} is the number to call.
export const gas =
  "Leave the house now, and take everyone with you. Don't switch anything on or off, and don't use a flame. From outside, call {emergency}, then the gas company. Don't go back in until they say it's safe. I've alerted our on-call person.";
export const co =
  "Go outside into fresh air now, and take everyone with you. Call {emergency} and say it's a carbon monoxide alarm. Don't go back in until they say it's safe. I've alerted our on-call person.";
export const fire =
  "Get out now, and take everyone with you. Close doors behind you, don't stop for belongings. Once outside, call {emergency}. Don't go back in. I've alerted our on-call person.";
export const flood =
  'If water is near outlets, lamps or the electric panel, stay out of it; call {emergency} if anyone is at risk.';
export const electric =
  "Don't touch it, and keep everyone away. If there's fire, smoke or somebody is hurt, get out and call {emergency}. A downed power line: stay at least 30 feet away and call {emergency}. I've alerted our on-call person.";
export const breakin =
  "If somebody is inside or trying to get in, get somewhere safe and call {emergency} now: leave if you can, or lock yourselves in a room. Don't confront anyone. I've alerted our on-call person, who will join this chat.";
export const medical =
  "Call {emergency} now and follow what they tell you. Stay with the person; unlock the front door if you can. I've alerted our on-call person, who will join this chat.";
export const medicalLine = "If you're thinking of harming yourself, you can also call or text 988.";
export const collapse =
  "Get everyone out from under it and away from that part of the house. If anyone is hurt or trapped, call {emergency}. I've alerted our on-call person.";
export const lockout =
  "I'll help you get in. If anyone is in danger, or a child or somebody who needs help is locked inside, call {emergency}.";

// Whether anybody is in danger, and who was told.
export const dangerAsk = "Is anyone in danger right now? If so, call {emergency} first, then tell me what's happening.";
export const dangerBesides = 'If anyone is hurt or in danger, call {emergency} first.';
export const dangerYes =
  "Call {emergency} now and follow what they tell you. If you can, get everyone somewhere safe. I've alerted our on-call person, who will join this chat.";
export const dangerNo = "Good. Then tell me what's happening, and I'll help from here.";
export const toldPeople = "I've alerted our on-call person, who will join this chat.";
export const stillRinging =
  "Nobody has picked up yet, so I'm ringing the next person on call. If anyone is in danger, don't wait for us: call {emergency}.";
export const addressLine = 'The address to give them:';

// Where this house shuts off what feeds the danger.
export const shutoffWater = "To stop the water, close the main shut-off. It's here: {where}";
export const shutoffWaterUnknown =
  'To stop the water, close the main shut-off if you can find it: often by the water heater, in the basement or at the meter; turn it clockwise.';
export const shutoffPanel =
  "Only if you can reach it safely and stay dry, switch off the power at the electric panel. It's here: {where}";
export const shutoffFurnace = "Only if it's on your way out: the furnace shut-off is here: {where}";

// The job that a danger opens, in one line.
export const subjectFlood = 'Water flooding in';
export const subjectElectric = 'Electrical danger reported';
export const subjectLockout = 'Somebody locked in or out, at risk';
