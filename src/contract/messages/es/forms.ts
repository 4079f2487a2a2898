// What is wrong with a field that has no sentence of its own.
export const missing = 'Esto falta o tiene un formato incorrecto.';
export const chooseOption = 'Elija una de las opciones.';
export const wrongFormat = 'Esto tiene un formato incorrecto.';
export const notPossible = 'Este valor no es posible aquí.';
export const tooSmall = 'Esto es demasiado corto o pequeño.';
export const tooBig = 'Esto es demasiado largo o grande.';
export const unknownField = 'Aquí hay un campo que no conocemos.';
export const unkeepable = 'Aquí hay un carácter que no podemos guardar. Escríbalo de nuevo.';
export const phoneUnreadable = 'Escriba un teléfono con su código de área, o empiece con + y el código del país.';
