export const accessSaid = 'El huésped dijo cómo entrar';
export const petsAre = 'Mascotas: {pets}';
export const tooLate = 'El trabajo está hecho: ya nadie necesita entrar.';
export const fromGuest = 'Del huésped, sobre cómo entrar';
export const fromGuestNamed = 'De {guest}, sobre cómo entrar';
