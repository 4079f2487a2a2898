// All jobs of one contractor for one owner, behind their link; and the link, on the owner's page of them.
export const pageTitle = 'Sus trabajos · Porchlight';
export const jobsTitle = 'Sus trabajos';
export const jobsFor = '{company}, para {owner}';
export const loading = 'Cargando sus trabajos';
export const openTitle = 'Por hacer';
export const noneOpen = 'No hay nada por hacer ahora. Le escribimos cuando haya un trabajo nuevo.';
export const pastTitle = 'Hechos';
export const nonePast = 'Todavía no hay trabajos terminados.';
export const more = 'Mostrar trabajos anteriores';
export const answerBy = 'Responda antes de {time}';
export const comes = 'Visita: {when}';
export const timeOpen = 'Sin hora acordada';
export const finishedOn = 'Terminado {when}';
export const noCost = 'Falta decir el costo';
export const noInvoice = 'Todavía sin factura';
export const invoices = '{count, plural, one {# factura} other {# facturas}}';
export const openJob = 'Abrir {subject}';
export const keepLink =
  'Guarde este enlace: siempre muestra todos sus trabajos para {owner}. Quien lo tenga puede actuar por usted.';

// On the owner's page of a contractor.
export const linkTitle = 'Página de todos sus trabajos';
export const linkText = 'Sin cuenta. Reciben este enlace con cada mensaje nuestro.';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';
export const copyFailed = 'Su navegador no nos dejó copiar el enlace. Ahora está aquí: selecciónelo y cópielo.';
export const renewLink = 'Crear enlace nuevo';
export const renewTitle = '¿Crear un enlace nuevo?';
export const renewText =
  'El enlace anterior deja de funcionar de inmediato. Los enlaces a un solo trabajo no cambian, y nuestro próximo mensaje lleva el nuevo.';
export const linkRenewed = 'Enlace nuevo creado';
export const linkNotLoaded = 'No se pudo cargar el enlace.';
