// The list of keys, and the switch for those without a modifier.
export const title = 'Atajos de teclado';
export const singleKeys = 'Atajos de una tecla';
export const singleKeysHint = 'Se desactivan mientras escribe.';
export const showKeys = 'Ver las teclas';
// Between two keys that are pressed one after the other.
export const thenKey = 'luego';
export const held = 'Ctrl';
export const heldOnMac = '⌘';
export const escapeKey = 'Esc';

// The list's three parts.
export const onThisScreen = 'En esta pantalla';
export const everywhere = 'En todas partes';
export const goTo = 'Ir a';

// What the keys do that count everywhere.
export const findOrDo = 'Buscar o hacer algo';
export const search = 'Buscar en esta pantalla';
export const list = 'Mostrar esta lista';
export const undo = 'Deshacer lo último';
export const closeTop = 'Cerrar lo que está encima, o salir de un campo';
export const toasts = 'Ir al aviso con Deshacer';
export const addNew = 'Agregar lo propio de esta pantalla';

// Shown and read out while the second of two keys is waited for.
export const goHint = 'Ir a: presione una segunda tecla';
export const goKey = '{key} {place}';
