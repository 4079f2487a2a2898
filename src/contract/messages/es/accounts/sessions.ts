// Accounts of other houses, such as Google. In the buttons only a screen reader says {provider}.
export const connectedAccounts = 'Cuentas conectadas';
export const connectedNow = 'Se conectó {provider}. Ya puede iniciar sesión así.';
export const identitiesNotLoaded = 'No se pudieron cargar sus cuentas conectadas.';
export const providerUnreachable = 'No se puede conectar con {provider}';
export const disconnected = 'Se desconectó {provider}';
export const disconnectFailed = 'No pudimos desconectar {provider}';
export const connect = 'Conectar{provider}';
export const disconnect = 'Desconectar{provider}';
export const connectedSince = 'Conectada el {date}';
export const notConnected = 'Sin conectar';

// Where one is signed in.
export const signOutFailed = 'No se pudo cerrar la sesión';
export const sessionsTitle = 'Sesiones abiertas';
export const signOutEverywhere = 'Cerrar todas las sesiones';
export const loadingSessions = 'Cargando sus sesiones';
export const sessionsNotLoaded = 'No se pudieron cargar sus sesiones.';
export const sessionRules = 'Cada sesión dura hasta 30 días. Después de 30 minutos sin uso, se cierra.';
export const signOutEverywhereTitle = '¿Cerrar todas las sesiones?';
export const signOutEverywhereNote =
  'Esto cierra todas las sesiones, también esta, y anula todas las claves de API. Puede iniciar sesión otra vez enseguida.';
export const deviceSignedOut = 'Sesión cerrada: {device}';
export const signedInAt = 'Desde el {date}';
export const thisTab = 'Esta pestaña';
export const signOutDevice = 'Cerrar sesión{device}';

// "Chrome on Windows".
export const browserOnSystem = '{browser} en {system}';
export const unknownDevice = 'Dispositivo desconocido';
