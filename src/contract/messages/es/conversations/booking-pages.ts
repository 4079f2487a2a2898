// The guest chat on an owner's own booking page: its card, and what is refused there.
export const title = 'Chat en su página de reservas';
export const meaning =
  'Quienes ven su página pueden preguntar sobre esta propiedad. Se les dice lo mismo que a cualquiera que tenga la tarjeta QR: sin códigos ni dirección. Desde ahí no se envía a nadie.';
export const loading = 'Cargando los ajustes del chat';
export const failed = 'No se pudieron cargar los ajustes del chat.';
export const switchOn = 'Mostrar el chat';
export const origins = 'Páginas que pueden mostrarlo';
export const originsHelp =
  'Una dirección por línea, como https://www.example.com. Cópiela de la barra de direcciones; guardamos lo que está antes de la primera barra.';
export const saveFor = 'Guardar para';
export const thisProperty = 'Esta propiedad';
export const allProperties = 'Todas mis propiedades';
export const groupOf = '{kind}: {name}';
export const save = 'Guardar ajustes';
export const saved = 'Ajustes guardados';
export const savedForMany = 'Ajustes guardados para {count, plural, one {# propiedad} other {# propiedades}}';
export const tag = 'La etiqueta HTML de esta propiedad';
export const tagHelp =
  'Póngala en cualquier lugar de la página de esta propiedad. Si la página tiene una política de contenido, permita {origin} en script-src, connect-src y frame-src.';
export const copyTag = 'Copiar etiqueta';
export const tagCopied = 'Etiqueta copiada';
export const copyFailed = 'No pudimos copiarla. Seleccione la etiqueta y cópiela a mano.';
export const lastUsed = 'Último uso: {page}, {when}';
export const neverUsed = 'Ninguna página lo ha mostrado todavía.';
export const offNow = 'El chat está desactivado: su página no muestra nada.';
export const preview = 'Vista previa';
export const previewTitle = 'Vista previa del chat';
export const previewMeaning = 'Esto es lo que muestra su página. No se envía nada de lo que escriba aquí.';
export const previewSent = 'En su página, ahora responde el asistente de {property}.';
export const unsaved = 'Tiene cambios sin guardar.';

// Refusals at the field.
export const originsNeeded = 'Agregue primero la dirección de su página.';
export const originsTooMany = 'Diez direcciones como máximo.';
export const originTooLong = 'Una dirección tiene 300 caracteres como máximo.';
export const unreadable =
  'No podemos leer "{address}" como la dirección de una página. Escríbala como https://www.example.com.';
export const withPattern = '"{address}" vale por muchas páginas. Escriba cada dirección por separado, sin asterisco.';
export const withName = '"{address}" contiene un nombre o una contraseña. No lo incluya.';
export const notSecure = '"{address}" no es segura. Las páginas que muestran el chat empiezan con https://.';
export const groupNeeded = 'Elija el grupo.';

// In Conversations.
export const fromPage = 'Desde {page}';

// Told to the owner in the console of their page's browser. {page} is its origin.
export const notAllowed =
  'Porchlight no muestra aquí ningún chat. O {page} no está entre las páginas que usted permite en la página de la propiedad de su panel, o el chat está desactivado, o no se pudo conectar con Porchlight.';
export const noTag =
  'Porchlight no muestra aquí ningún chat: la etiqueta no tiene data-property. Cópiela otra vez de su panel.';
