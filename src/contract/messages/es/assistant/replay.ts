// What other rules would have made of a guest's message, said to its owner.
export const takenOver = 'Una persona toma el chat: el huésped escribió “{phrase}”.';
export const personAnswers = 'Responde una persona.';
export const assistantDrafts = 'El asistente escribe un borrador y una persona lo envía.';
export const assistantAnswers = 'Responde el asistente.';
export const personCalled = 'Se llama a una persona.';
export const ownerAsked = 'Le pasamos la pregunta a usted.';

// What becomes of a job. {action} and {fallback} are choices of the rules: "send my contractor", "ask me first".
export const jobToPerson = '{trade} (urgencia: {urgency}): {action}.';
export const jobOffered = '{trade} (urgencia: {urgency}): {action}, hasta {amount}, con {time} para aceptar.';
export const jobOfferedAfter =
  '{trade} (urgencia: {urgency}): {action} después de {until}, hasta {amount}, con {time} para aceptar.';
export const jobAsked =
  '{trade} (urgencia: {urgency}): {action}, hasta {amount}. Después de {time} sin respuesta, {fallback}.';
export const jobAskedAfter =
  '{trade} (urgencia: {urgency}): {action} después de {until}, hasta {amount}. Después de {time} sin respuesta, {fallback}.';
