// What the desk finds among everything.
export const search = 'Buscar en todo';
export const keepTyping = 'Escriba al menos dos letras.';
export const finding = 'Buscando';
export const failed = 'No se pudo buscar.';
export const chats = 'Chats';
export const orders = 'Órdenes de trabajo';
export const places = 'Propiedades y propietarios';
export const nothing = 'Nada contiene “{words}”.';
export const nothingHint =
  'Todas las palabras tienen que estar en una línea, un nombre o una orden de trabajo; basta el principio de cada una. Pruebe con menos.';
export const foundCount = '{count, plural, one {# resultado} other {# resultados}}';
export const isRecorded = 'Cada búsqueda queda en el registro de seguridad y con los propietarios cuyos chats muestra.';
