export const entry = 'No puedo entrar';
export const broken = 'Algo falla';
export const wifi = 'Wi-Fi';
export const checkout = 'Hora de salida';
export const person = '¿Puedo hablar con una persona, por favor?';
export const linkFails = 'Mi enlace personal ha caducado.';
