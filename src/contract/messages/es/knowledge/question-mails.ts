export const askedSubject = 'Pregunta de un huésped sobre {property}';
export const askedBody =
  'Un huésped de {property} preguntó algo para lo que no tenemos respuesta:\n\n“{question}”\n\nResponda aquí, sin iniciar sesión:\n{link}\n\nSu respuesta va a su chat, palabra por palabra. Puede guardarla como artículo, para que el próximo huésped que pregunte la reciba enseguida.';
export const reminderSubject = 'Sigue abierta: pregunta de un huésped sobre {property}';
export const reminderBody =
  'Un huésped de {property} todavía espera respuesta a esto:\n\n“{question}”\n\nResponda aquí, sin iniciar sesión:\n{link}\n\nSi no responde, le decimos que va a tardar más y que puede pedir hablar con una persona.';

// After either of the two, where the guest was told a time.
export const expectedBy = 'Le dijimos al huésped que tendría respuesta antes de: {time}.';
