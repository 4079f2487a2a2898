// The account's menu and, on phones, the one that holds everything.
export const account = 'Cuenta';
export const dashboard = 'Panel';
export const menu = 'Menú';
export const support = 'Soporte';
export const chatWithUs = 'Chatear con nosotros';
export const supportPage = 'Horario y preguntas útiles';
export const profileSettings = 'Ajustes del perfil';
export const signOut = 'Cerrar sesión';
export const signOutFailed = 'No se pudo cerrar la sesión';

// The bell.
export const notificationsUnread = 'Notificaciones, {count} sin leer';
export const notifications = 'Notificaciones';
export const console = 'Consola';
export const systemTheme = 'Tema del sistema';
export const lightTheme = 'Tema claro';
export const darkTheme = 'Tema oscuro';
