// Around the form of /login.
export const forgotPassword = '¿Olvidó su contraseña?';
export const createAccount = 'Crear una cuenta';
export const signedInAlready = 'Ya inició sesión. Un momento…';
export const verified = 'Su correo está verificado. Ya puede iniciar sesión.';
export const linkExpired = 'Este enlace de verificación venció o no es válido.';
export const newLink = 'Pedir otro enlace';
export const signedOutIdle =
  'Su sesión se cerró después de {minutes} minutos sin actividad. Lo que escribió está guardado.';
export const signedOutElsewhere = 'Su sesión terminó. Inicie sesión otra vez.';

// Around the form of /signup.
export const signUpTitle = 'Empiece hoy';
export const signUpLead = '14 días de prueba gratis, sin tarjeta de crédito';
/** The link says `signIn`. */
export const haveAccount = '¿Ya tiene una cuenta? {link}';
export const signIn = 'Iniciar sesión';
// Somebody tried to sign in by a provider, whose account nobody here has connected.
export const unknownGoogle =
  'Todavía no hay una cuenta de Porchlight para esta cuenta de Google. Cree una aquí. Después podrá conectarla en su perfil e iniciar sesión con ella.';
export const unknownWork =
  'Todavía no hay una cuenta de Porchlight para esta cuenta de trabajo. Cree una aquí. Después podrá conectarla en su perfil e iniciar sesión con ella.';

// While somebody is signed in and has not touched anything for long.
export const idleWarning = 'Su sesión se cerrará en un minuto. Toque la pantalla o una tecla para seguir.';
