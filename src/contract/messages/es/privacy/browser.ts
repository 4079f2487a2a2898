// What lies in a browser: on the page about privacy, in one sentence for what lasts as long as the tab and one for what
// lasts longer.
export const sentence =
  'En su navegador guardamos lo que una página necesita para funcionar. Mientras su pestaña esté abierta: {tab}. Hasta que usted borre los datos de este sitio, o ya no haga falta: {browser}.';

// For as long as the tab.
export const session = 'su sesión';
export const account = 'la cuenta en la que trabaja esa pestaña';
export const sealKey = 'la clave de lo que se guarda cifrado para usted, hasta que termine su sesión en esa pestaña';
export const mailLink = 'el enlace con el que abrió un trabajo, una pregunta o una aprobación';
export const typed = 'lo que escribió y no ha enviado, y en qué ventana lo escribió';
export const signUp = 'el correo con el que está creando una cuenta';
export const redirect = 'qué inicio de sesión empezó con otro proveedor';
export const backupCodes = 'cuántos códigos de respaldo le quedaban según el último aviso';

export const unanswered =
  'marcas de lo que envió y no recibió respuesta, para que no se haga dos veces cuando lo envíe de nuevo';

// In this browser.
export const looks =
  'el tema y el idioma que eligió, si se cargaron nuestras tipografías, si los atajos de teclado están activos y cómo se avisa a nuestro equipo de que alguien espera';
export const siteChat =
  'un identificador aleatorio de su chat de soporte, que se reemplaza a los {days} días, y lo que no pudo enviar en él';
export const device = 'un nombre aleatorio con el que reconocemos este navegador cuando alguien inicia sesión';
export const visitor = 'un número aleatorio con el que sabemos que una solicitud se envió dos veces';
export const guestChat = 'el chat que abrió en una propiedad, con el secreto que lo vuelve a abrir';
export const ownersPage = 'en la página de un propietario, que usted empezó ahí un chat';
export const drafts =
  'borradores de propietarios y de nuestro equipo y lo último que eligieron al buscar, cifrados, y lo que un contratista escribió para un trabajo y no ha enviado, tal cual';
export const waiting = 'mensajes y fotos de huéspedes que todavía no se pudieron enviar';
export const taps =
  'lo que contratistas y propietarios tocaron sin conexión y lo que le corresponde, cifrado con el enlace del trabajo o con una clave que solo recibe su dueño';
export const copies =
  'la página de un trabajo mientras el trabajo está abierto, cifrada con su enlace, y el día de un propietario hasta que cierre sesión, cifrado con una clave que solo él recibe, por una semana como máximo';
export const pages = 'las páginas vacías, sin datos de nadie, que se abren sin conexión';
export const edits = 'cambios sin guardar en una propiedad o una regla, cifrados, con sus imágenes tal como son';
