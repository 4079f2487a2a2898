// Sentences inside the parts that all screens share.
export const dismiss = 'Descartar';
export const toasts = 'Lo que se hizo';
export const select = 'Elegir';
export const loadFailed = 'No se pudo cargar.';
export const refreshFailed = 'No se pudo actualizar. Última vez: {time}.';
export const cardLoading = 'Cargando {label}';

// Over a form that begins with what was typed before. `from` and `to` are quoted, or the word for an empty field.
export const draftFound = 'Esto es lo que escribió antes y no guardó.';
export const draftChange = '{label}: {from} pasa a {to}';
export const draftAddition = '{label}: {to}';
export const quoted = '“{value}”';
export const empty = 'vacío';
export const startOver = 'Empezar de nuevo';

// A table: its order on phones, its search, its end.
export const sortTable = 'Ordenar {table} por';
export const sortBy = 'Ordenar por';
export const ascending = '{column}, ascendente';
export const descending = '{column}, descendente';
export const searchList = 'Buscar en {list}';
export const clearFilters = 'Quitar filtros';
export const selectRow = 'Elegir {row}';
export const selectAllRows = 'Elegir todo lo que coincide';
export const loadMore = 'Cargar más';
export const loadMoreFailed = 'No se pudo cargar más. Reintentar';

// What a line of text may go on with.
export const suggestionCount = '{count, plural, one {# sugerencia} other {# sugerencias}}';

// A file that is dropped or chosen.
export const orDropHere = 'O suéltelo aquí.';
export const sendingFile = 'Enviando el archivo';

// A password, and the session it keeps.
export const showPassword = 'Mostrar contraseña';
export const hidePassword = 'Ocultar contraseña';
export const passwordNeeded = 'Escriba su contraseña.';
export const passwordWrong = 'Esta no es su contraseña.';
export const signedOut = 'Su sesión está cerrada.';
export const mailLinkLost = 'Abra otra vez el enlace de su correo.';

// How the pages look.
export const theme = 'Tema';
export const themeSystem = 'Sistema';
export const themeLight = 'Claro';
export const themeDark = 'Oscuro';
export const streetAlt = 'Una fila de casas al anochecer; una luz de porche está encendida';
export const noConnection = 'No pudimos conectar con Porchlight. Revise su conexión e intente de nuevo.';
export const tooManyRequests = 'Demasiadas solicitudes. Espere un poco e intente de nuevo.';
export const optionalMark = '(opcional)';
export const errorTabTitle = 'Algo salió mal · Porchlight';
export const errorTitle = 'No pudimos mostrar esta página.';
export const errorBody = 'Lo que guardó está a salvo. Vuelva a cargar la página o vaya al inicio.';
export const loadAgain = 'Volver a cargar';
export const goToStart = 'Ir al inicio';

// A form that colleagues may save at the same time.
export const typedKept = 'Conservamos lo que había escrito antes.';
export const newerSaved = 'Otra persona guardó una versión más nueva mientras usted escribía.';
export const takeTheirs = 'Usar la suya';
export const keepMine = 'Dejar la mía';
