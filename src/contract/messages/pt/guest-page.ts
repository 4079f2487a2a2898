export const title = 'Chat do hóspede';
export const titleAt = 'Chat do hóspede · {property}';
export const opening = 'Abrindo o chat';
export const stayChecked = 'Estadia verificada';
export const language = 'Idioma';
export const help = 'Ajuda';
export const dangerCall = 'Perigo? Ligue {number}';
export const askPerson = 'Pedir uma pessoa';

export const agentHere = '{name}, da equipe Porchlight, está aqui';
export const hostHere = '{name}, o seu anfitrião, está aqui';
export const inLine = 'Você está na fila.';
export const inLineSoFar = 'Você está na fila. Neste momento os hóspedes esperam {time} ou mais.';
export const inLineTook = 'Você está na fila. Na última hora, a espera foi de cerca de {time}.';
export const answering = 'O assistente da casa responde. Também há pessoas aqui.';
export const answeringBack = 'O assistente da casa responde. Pessoas de volta: {when}.';
export const answeringOff = 'O assistente da casa responde. Agora não há ninguém de serviço.';
export const askedBack = 'Uma pessoa foi chamada. Pessoas de volta: {when}.';
export const askedOff = 'Uma pessoa foi chamada. Agora não há ninguém de serviço.';

export const chat = 'Chat';
export const loading = 'Carregando o chat';
export const greeting =
  'Você está em {property}. Sou o assistente da casa. O que está acontecendo? Pode pedir uma pessoa a qualquer momento.';
export const assistant = 'Assistente da casa';
export const you = 'Você';
export const team = 'Equipe Porchlight';
export const ofTeam = '{name}, equipe Porchlight';
export const host = 'Anfitrião';
export const hostNamed = '{name}, anfitrião';
export const contractor = 'Técnico';

export const said = '{name}: {words}';
export const from = 'De: {titles}';
export const sentByYou = 'Enviada por você';
export const call = 'Ligar {number}';
export const writing = 'O assistente da casa está escrevendo';
export const commonQuestions = 'Perguntas frequentes';
export const quickReplies = 'Respostas rápidas';

export const message = 'A sua mensagem';
export const placeholder = 'O que está acontecendo?';
export const sendPhoto = 'Enviar uma foto';
export const photoBeingSent = 'Sendo enviada por você';
export const photoProgress = 'Foto a caminho';
export const orCall = 'Ou ligue para {number}';
export const remove = 'Remover';

export const covered = '{label}, oculto';
export const hiddenUntil = 'Oculto. Aparece enquanto a sua estadia estiver verificada e em curso.';
export const copy = 'Copiar';
export const reveal = 'Mostrar';
export const revealNamed = 'Mostrar: {label}';
export const hide = 'Ocultar';
export const hideNamed = 'Ocultar: {label}';
export const doorCode = 'Código da porta';
export const entryInstructions = 'Instruções de entrada';
export const lockBoxLocation = 'Local da caixa de chaves';
export const lockBoxCode = 'Código da caixa de chaves';
export const wifiPassword = 'Senha do Wi-Fi';
export const streetAddress = 'Endereço';
export const forConfirmed = 'Para hóspedes confirmados';

export const order = 'Ordem de serviço {reference}';
export const orderSaid = 'Ordem de serviço {reference}: {subject}. {progress}';

export const reported = 'Comunicada';
export const asked = 'Técnico chamado';
export const accepted = 'Aceita';
export const onTheWay = 'A caminho';
export const onSite = 'No local';
export const finished = 'Concluída';
export const findingContractor = 'Comunicada, procuramos um técnico';
export const waitingForOwner = 'Comunicada, aguardamos a autorização do proprietário';
export const visitAgreed = 'Visita combinada';
export const waitingForParts = 'Aguardando peças';
export const finishedIsItFixed = 'Concluída. Está resolvido?';
export const fixed = 'Resolvido';

// On an owner's own page.
export const greetingVisitor =
  'Sou o assistente de {property}. Pergunte-me o que quiser sobre a casa. Pode pedir para falar com uma pessoa a qualquer momento.';
export const askHere = 'Pergunte sobre a casa';
