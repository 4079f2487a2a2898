// Titles of the pages that are read signed out, in the browser's tab and above the page.
export const answerTab = 'Responder a su huésped · Porchlight';
export const answer = 'Responder a su huésped';
export const approvalTab = 'Su aprobación · Porchlight';
export const approval = 'Su aprobación';
export const needsJavaScript = 'Esta página necesita JavaScript, que está desactivado en este navegador.';
export const emailAddressTab = 'Su correo · Porchlight';
export const emailAddress = 'Su correo';
export const signInTab = 'Iniciar sesión · Porchlight';
export const signIn = 'Iniciar sesión';
export const resetPasswordTab = 'Cambiar la contraseña · Porchlight';
export const resetPassword = 'Cambiar la contraseña';
export const signingInTab = 'Iniciando sesión · Porchlight';
export const signingIn = 'Iniciando sesión';
export const signUpTab = 'Empiece hoy · Porchlight';
export const checkEmailTab = 'Revise su correo · Porchlight';
export const checkEmail = 'Revise su correo';
