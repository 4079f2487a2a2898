// One property's page. `property`, `group` and `fact` in a button are read aloud alone.
export const whereYouAre = 'Dónde está usted';
export const allProperties = 'Todas las propiedades';
export const editProperty = 'Editar propiedad';
export const removeThis = 'Quitar {property}';
export const loading = 'Cargando la propiedad';
export const loadFailed = 'No se pudo cargar esta propiedad.';
export const notFound = 'No encontramos esta propiedad.';
export const notFoundMeaning = 'El enlace puede ser viejo, o la propiedad puede estar en otra cuenta.';
export const seeYourProperties = 'Ver sus propiedades';
export const removed = 'Esta propiedad se quitó.';
export const removedMeaning =
  'Su enlace de huéspedes está apagado. Puede restaurar la propiedad dentro de 30 días. Después, lo puede hacer nuestro equipo de soporte.';

// Its guest link.
export const guestLink = 'Enlace de huéspedes';
export const guestLinkMeaning = 'Los huéspedes escanean el código o abren el enlace, y escriben. Sin app ni cuenta.';
export const qrLabel = 'Código QR del enlace de huéspedes de {property}';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace de huéspedes copiado';
export const copyFailed = 'Su navegador no nos dejó copiar el enlace. Selecciónelo y cópielo.';
export const printCard = 'Imprimir la tarjeta QR';
export const newLink = 'Enlace nuevo';
export const copyFailedHere = 'Su navegador no nos dejó copiar el enlace. Está en la página de la propiedad.';
export const renewTitle = 'Crear un enlace de huéspedes nuevo';
export const renewLink = 'Crear enlace nuevo';
export const renewMeaning =
  'El enlace anterior de {property} y todas sus tarjetas QR impresas dejan de funcionar enseguida, también para los huéspedes que están escribiendo ahora. Imprima después tarjetas nuevas.';
export const linkRenewed = 'Se creó el enlace de huéspedes nuevo';

// Its facts.
export const facts = 'Datos';
export const factsOpen = 'Sin completar: {fields}.';
export const fillIn = 'Completar {group}';
export const reveal = 'Mostrar {fact}';
export const hide = 'Ocultar {fact}';

// Its photos. `things` is a list: "contenedor de basura, lugar de estacionamiento".
export const photos = 'Fotos';
export const noPhotos = 'Todavía no hay fotos.';
export const whyPhotos = 'En una fuga, una foto de la llave de paso ayuda más rápido que las palabras.';
export const photosOpen = 'Falta foto de: {things}.';
export const addPhotos = 'Agregar fotos';
