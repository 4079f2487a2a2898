export const bringTitle = 'Empiece con lo que ya tiene';
export const bringLead =
  'Un manual de la casa, un anuncio, notas viejas o una guía en la web: lo leemos, completamos el formulario y le mostramos de dónde sale cada respuesta. Usted decide qué conservar.';
export const bring = 'Pegar o soltar';
export const readTitle = 'Leer un manual';
export const readManual = 'Leer un manual';
export const textLabel = 'Pegue el texto, o la dirección de una página web';
export const textHint =
  'Los códigos y contraseñas van a campos que solo reciben los huéspedes confirmados. Ningún modelo de lenguaje lee los textos.';
export const chooseFile = 'Elegir archivo';
export const fileLabel = 'Archivo con el manual de la casa';
export const fileHint = 'PDF, Word (.docx), texto, página web o CSV, de menos de 5 MB y 100 páginas.';
export const noPhotos =
  'Aquí no se pueden leer fotos. Escriba o pegue lo que dice la hoja, y agregue la foto a su campo después.';
export const photosToo =
  'También sirve una foto de la hoja del cajón. El modelo de lenguaje la lee cuando usted lo diga.';
export const photoTitle = '¿Mostrar esta foto al modelo de lenguaje?';
export const photoLead =
  '{name} va a {model}, que lee todo lo que hay en ella, también códigos y contraseñas. No se guardan ni la foto ni lo que dice. Tape lo que no deba ver, y escríbalo usted.';
export const sendPhoto = 'Leer la foto';
export const dropPhoto = 'Cancelar';
export const readIt = 'Leer';
export const reading = 'Leyendo {source}...';
export const readingText = 'Leyendo su texto...';
export const cancelReading = 'Detener';

// What could not be read.
export const textNeeded = 'Pegue un texto o una dirección, o elija un archivo.';
export const addressNeeded = 'Escriba la dirección de una página.';
export const textTooLong = 'Son más de 100,000 caracteres. Péguelo en dos partes.';
export const fileTooLarge = 'Este archivo pesa 5 MB o más. Guárdelo sin sus imágenes, o pegue su texto.';
export const fileEmpty = 'Este archivo está vacío.';
export const noText = 'No tiene texto. Si es un escaneo, escriba o pegue lo que dice.';
export const pageHasNoText =
  'No encontramos texto en esta página. Puede que pida iniciar sesión o necesite un navegador. Ábrala y pegue lo que dice.';
export const fileUnknown =
  'No podemos leer este tipo de archivo. Guárdelo como PDF, Word (.docx) o texto, o pegue lo que dice.';
export const fileIsPhoto = 'Aquí no se pueden leer fotos. Escriba o pegue lo que dice.';
export const photoNeedsWord = 'Diga que el modelo de lenguaje puede ver esta foto.';
export const photoAtCap =
  'El modelo de lenguaje llegó a su límite de este mes, así que las fotos esperan al próximo. Escriba o pegue lo que dice.';
export const photoTooSlow = 'El modelo de lenguaje tardó demasiado. Intente de nuevo, o escriba lo que dice la foto.';
export const photoModelDown =
  'No se puede conectar ahora con el modelo de lenguaje. Intente de nuevo, o escriba lo que dice la foto.';
export const photoNotRead = 'El modelo de lenguaje no pudo leer esta foto. Tómela de más cerca y con buena luz.';
export const fileIsOldWord =
  'Este archivo de Word es del formato antiguo (.doc) o tiene contraseña. Guárdelo como .docx sin contraseña, o pegue lo que dice.';
export const fileIsWorkbook = 'Esto es un libro de cálculo y no podemos leerlo. Guárdelo como CSV y elija ese archivo.';
export const fileLocked = 'Este archivo tiene contraseña. Guárdelo sin ella, o pegue lo que dice.';
export const fileBroken =
  'Este archivo está dañado y no podemos leerlo. Intente guardarlo otra vez, o pegue lo que dice.';
export const fileBursts = 'En este archivo hay mucho más que en un manual. Mejor pegue su texto.';
export const fileTooManyPages =
  'Este archivo tiene más de 100 páginas. Guarde la parte sobre la casa, o pegue su texto.';
export const fileTooSlow = 'Este archivo tardó demasiado en leerse. Mejor pegue su texto.';
export const manyRead = 'Ahora mismo se están leyendo muchos archivos. Intente de nuevo en un minuto.';
export const leadsElsewhere = 'Esta página lleva a otra dirección. {why}';
export const leadsNowhere = 'Esta página lleva de una dirección a otra y no termina en ninguna.';
export const pageRefused = 'La página respondió con un error ({status}).';
export const pageIsNoText = 'Lo que hay en esta dirección no es una página, un texto ni un PDF.';
export const pageTooLarge = 'Esta página pesa más de 3 MB. Ábrala y pegue lo que dice.';

// What was found.
export const yourText = 'su texto';
export const foundTitle = 'Lo que encontramos';
export const foundLead = 'De {source}. Revise cada respuesta: solo lo que esté marcado pasa al formulario.';
export const foundLeadSaved = 'De {source}. Revise cada respuesta: solo se guarda lo que esté marcado.';
export const foundNothing =
  'No encontramos respuestas para el formulario en {source}. Puede completar aquí lo que más preguntan los huéspedes, o volver y pegar otra cosa.';
export const whichHouse = 'Casa';
export const namelessHouse = 'Casa {number}';
export const moreHouses =
  'El archivo tiene {count, plural, one {# casa más} other {# casas más}} que no leímos. Para agregar muchas a la vez, use Importar propiedades.';
export const fieldsFound = '{count, plural, one {# respuesta encontrada} other {# respuestas encontradas}}';
export const tickAll = 'Marcar todo';
export const tickNone = 'Desmarcar todo';
export const quoted = '“{quote}”';
export const onPage = 'Página {page}: “{quote}”';
export const standsThere = 'Ahora dice: {value}';
export const wouldReplace = 'Si lo marca, reemplaza lo que hay.';
export const sameAsThere = 'Igual a lo que ya hay.';

// What the text lacks.
export const missingTitle = 'No está: lo que más preguntan los huéspedes';
export const missingLead =
  'Cada una responde algo que los huéspedes preguntan mucho. Complete lo que sepa ahora; el resto puede esperar.';
export const neededTitle = 'Necesario para guardar';
export const missingArticles = 'Escriba después un artículo sobre: {subjects}';
export const missingArticlesMore = 'Escriba después un artículo sobre: {subjects} y {count} más';

// Articles.
export const articlesFound = '{count, plural, one {# artículo} other {# artículos}} para el resto';
export const articlesLead = 'Lo que no tiene campo propio se vuelve un artículo que responde a los huéspedes.';
export const editArticleAloud = 'Editar{which}';
export const whichArticle = ' el artículo “{title}”';
export const lacksSecret = 'Sin incluir: lo que está en un campo de código o contraseña';
export const maybeCode = 'Puede contener un código';
export const joinWithAbove = 'Unir con el de arriba';
export const articleTitle = 'Título';
export const articleBody = 'Lo que deben saber los huéspedes';
export const articleAudience = 'A quién se le puede decir';
export const articleIncomplete = 'Póngale un título de hasta 200 caracteres y un texto de hasta 20,000.';

// Taking it.
export const backToText = 'Volver al texto';
export const backToForm = 'Volver al formulario';
export const useAnswers = 'Usar {count, plural, one {# respuesta} other {# respuestas}}';
export const useNothing = 'Marque al menos una respuesta o un artículo.';
export const answersUsed = '{count, plural, one {# respuesta completada} other {# respuestas completadas}}';
export const articlesWaiting =
  '{count, plural, one {# artículo se guarda} other {# artículos se guardan}} junto con esta propiedad.';
export const saveFound = 'Guardar lo marcado';
export const houseLabel = 'Para';
export const allProperties = 'Todas mis propiedades';
export const articlesOnly =
  'Para todas las propiedades solo se guardan artículos. Elija una propiedad para completar también sus campos.';
export const nothingTicked = 'Marque al menos una respuesta o un artículo.';
export const foundSaved = 'Guardado en {property}: {what}';
export const andArticles = '{answers} y {articles}';
export const savedAnswers = '{count, plural, one {# respuesta} other {# respuestas}}';
export const savedArticles = '{count, plural, one {# artículo} other {# artículos}}';
export const takenBack = 'Deshecho';
export const takeBackFailed = 'No pudimos deshacerlo: {why}';
export const changedMeanwhile =
  'Esta propiedad cambió mientras tanto. Junto a cada respuesta se muestra lo que hay ahora; guarde otra vez.';
export const retry = 'Reintentar';
export const goOn = 'Seguir con lo que pegó';
export const discard = 'Descartar';
export const discarded = 'Descartado';
export const loadingHouse = 'Cargando la propiedad';
export const houseFailed = 'No se pudo cargar la propiedad.';
