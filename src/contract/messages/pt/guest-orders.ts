export const cancelled = 'Cancelada';
export const merged = 'Parte de outro reparo';
export const urgencyUrgent = 'Urgente';
export const urgencyHigh = 'Alta';
export const urgencyMedium = 'Média';
export const urgencyLow = 'Baixa';
export const urgencyNonUrgent = 'Sem pressa';
export const stepOf = 'Passo {step} de {steps}';
export const arriving = 'Chegada';

export const isItFixed = 'Está resolvido?';
export const yesFixed = 'Sim, está resolvido';
export const notYet = 'Não, ainda não';
export const chooseTimeOf = 'Escolher horário {reference}';
export const isItFixedOf = 'Está resolvido? {reference}';
export const whenShouldCome = 'Quando deve vir {contractor}?';
export const theContractor = 'o técnico';
export const timesPassed = 'Os horários propostos já passaram. Diga quando seria bom para você.';
export const anotherTime = 'Outro horário';
export const whenSuits = 'Quando seria bom para você?';
export const whenSuitsMissing = 'Diga quando seria bom para você.';
export const whenSuitsExample = 'Qualquer dia depois das cinco';
export const askForTime = 'Pedir este horário';
export const checkFirst =
  'Verifique primeiro a sua estadia. Depois você pode escolher um horário e dizer se está resolvido.';

export const howWas = 'Como foi {contractor}?';
export const stars = '{count, plural, one {# estrela} other {# estrelas}}';
export const starsGiven = 'A sua avaliação: {contractor}, {count, plural, one {# estrela} other {# estrelas}}.';
export const starsThanks = 'Obrigado. Você pode mudar as estrelas até ir embora.';

export const writeTo = 'Escrever para {contractor}';
export const orderMessages = 'Mensagens sobre este reparo';
export const whoReads = 'O técnico, seu anfitrião e a equipe Porchlight leem.';
export const sendMessage = 'Enviar mensagem';
export const messageMissing = 'Escreva primeiro uma mensagem.';

export const askOther = 'Pedir outro horário';
export const cancelRepair = 'Cancelar este reparo';
export const cancelRepairTitle = 'Cancelar este reparo?';
export const cancelContractor = 'Avisamos na hora: {contractor}. Ninguém vem. Seu anfitrião vê isso.';
export const cancelAsked = 'Quem foi chamado é avisado na hora, e ninguém vem. Seu anfitrião vê isso.';
export const cancelNobody = 'Ninguém vem. Seu anfitrião vê isso.';
export const tellAgain = 'Se afinal não estiver bom, escreva aqui e começamos de novo.';
export const yesCancel = 'Sim, cancelar';
export const keepRepair = 'Manter o reparo';
export const accessAndPets = 'Acesso e animais';
export const gettingIn = 'Como entrar';
export const gettingInExample = 'Estou aqui até o meio-dia. Bata à porta.';
export const pets = 'Animais';
export const petsExample = 'Um gato tímido: mantenha a porta fechada';
export const accessReaders = 'Quem vier, seu anfitrião e a equipe Porchlight leem. Sem códigos aqui.';
export const saveAccess = 'Salvar';
