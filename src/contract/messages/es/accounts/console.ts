// The screens of the team: the title in the browser's tab, then what stands on the page.
export const consoleTab = 'Consola · Porchlight';
export const console = 'Consola';
export const chats = 'Chats';
export const chat = 'Chat';
export const openAChat = 'Abra un chat de la lista.';
export const facts = 'Datos';
export const keyboardShortcuts = 'Atajos de teclado';
export const modelTab = 'Modelo de lenguaje · Porchlight';
export const model = 'Modelo de lenguaje';
export const modelNote = 'Lo que costó por propietario, y lo que se le dijo.';
export const modelLink = 'Modelo';
export const byOwner = 'Por propietario';
export const ofSiteChat = 'Chat del sitio público';
export const calls = 'Llamadas';
export const questionsTab = 'Preguntas · Porchlight';
export const questions = 'Preguntas';
export const keyNextQuestion = 'Siguiente pregunta de la lista';
export const keyPreviousQuestion = 'Pregunta anterior de la lista';
export const questionsNote = 'Lo que los visitantes preguntaron en los formularios y el chat del sitio público.';
export const removedPropertiesTab = 'Propiedades quitadas · Porchlight';
export const removedProperties = 'Propiedades quitadas';
export const removedPropertiesNote =
  'Los propietarios pueden restaurar las suyas durante 30 días. Después, puede hacerlo usted.';
export const securityLogTab = 'Registro de seguridad · Porchlight';
export const securityLog = 'Registro de seguridad';
export const securityLogNote = 'Quién hizo qué, y desde dónde. Se conserva 400 días.';
export const everybodys = 'De todos';
export const securityTab = 'Seguridad · Porchlight';
export const security = 'Seguridad';
export const twoFactorNeeded =
  'Las cuentas del equipo necesitan la verificación en dos pasos. Configúrela aquí para seguir a la consola.';
export const staff = 'Personal';
export const teamTab = 'Equipo · Porchlight';
export const team = 'Equipo';
