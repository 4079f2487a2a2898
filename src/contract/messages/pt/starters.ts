export const entry = 'Não consigo entrar';
export const broken = 'Algo quebrou';
export const wifi = 'Wi-Fi';
export const checkout = 'Check-out';
export const person = 'Posso falar com uma pessoa, por favor?';
export const linkFails = 'O meu link pessoal expirou.';
