// To what the desk's list of chats is narrowed.
export const filters = 'Filtros';
export const filtersSet = 'Filtros, {count} puestos';
export const place = 'Propiedad o propietario';
export const placePlaceholder = 'Cualquier propiedad o propietario';
export const places = 'Propiedades y propietarios';
export const onePlace = 'Una propiedad';
export const oneOwner = 'Un propietario';
export const holder = 'Colega';
export const anyHolder = 'Cualquier colega';
export const holderAndChats = '{name} ({count})';
export const language = 'Idioma';
export const anyLanguage = 'Cualquier idioma';
export const waits = 'En espera desde hace más de';
export const anyWait = 'Cualquier espera';
export const waitsOver = 'Más de {time}';
export const openOrder = 'Con una orden de trabajo abierta';
export const dropFilter = 'Quitar el filtro: {filter}';
