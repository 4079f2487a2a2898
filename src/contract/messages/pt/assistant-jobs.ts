export const orderOpened = 'Abri uma ordem de serviço ({urgency}): {subject}. Verá aqui cada passo.';
export const orderNow = 'Obrigado por tentar. Abri uma ordem de serviço ({urgency}): {subject}. Verá aqui cada passo.';
export const orderAdded = 'Obrigado, acrescentei à ordem de serviço.';
export const orderJoined =
  'Outra pessoa na casa já o comunicou: {subject}. Acrescentei o que escreveu. Também verá aqui cada passo. Se o seu é outro problema, escreva "É outro problema".';
export const orderKnown = 'Isso já foi comunicado: {subject}. Acrescentei o que escreveu. Também verá aqui cada passo.';
export const joinedComes = 'Vem: {coming}.';
export const orderApart = 'Certo, agora é uma ordem de serviço à parte: {subject}. Verá aqui cada passo.';
export const orderCheck =
  'Antes de enviar alguém preciso saber que é a sua estadia: abra "Verificar minha estadia" e peça um código para o e-mail da sua reserva, ou informe as suas datas e os quatro últimos dígitos do telefone. Se não puder, perguntamos primeiro ao proprietário ou à nossa equipe, o que demora mais.';
export const orderPast =
  'A sua estadia aqui terminou, por isso perguntamos ao proprietário ou à nossa equipe antes de enviar alguém.';
export const statusOrder = '{subject}: {standing}.';
export const statusNone = 'Não há nenhum serviço aberto neste chat. Diga o que está errado e trato disso.';
export const entryAsk =
  'O que o impede de entrar: não tem código, o código não funciona, a fechadura não reage ou falta uma chave? Diga-me em poucas palavras. Se alguém estiver em perigo, ligue para {emergency}.';
export const lockAsk =
  'Se a fechadura não os deixa entrar agora, escreva "Não conseguimos entrar" e abro uma ordem de serviço já. Se ainda conseguem entrar, diga-me o que ela faz quando tenta. Se alguém estiver em perigo, ligue para {emergency}.';
export const unconfirmedLimit =
  'Hoje já foi comunicado aqui tanto sem estadia confirmada que não posso abrir outra ordem nem perguntar de novo ao proprietário. Abra "Verificar minha estadia", diga-me outra vez e trato disso imediatamente; ou peça uma pessoa.';
export const visitorsOnlyAsk =
  'Aqui posso responder a perguntas sobre esta casa, mas a partir desta página não posso enviar ninguém nem dar códigos. Está hospedado aqui? Use o link ou o código QR que o seu anfitrião lhe deu, ou ligue para ele.';

export const afterOrder = 'Algumas perguntas rápidas, para quem vier trazer o necessário:';
export const oneQuestion = 'Uma pergunta, para quem vier trazer o necessário:';
export const tryFirst = 'Vamos tentar isto primeiro.';
export const meanwhile = 'Enquanto isso, isto muitas vezes resolve:';
export const stepNext = 'Certo, mais uma tentativa.';
export const thingInWords = 'Está bem. Diga em poucas palavras o que é e o que acontece.';
export const answerInWords = 'Está bem. Diga com as suas palavras e eu acrescento à ordem de serviço.';
export const didIt = 'Resolveu?';
export const takeTime = 'Com calma. Diga aqui se ajudou.';
export const solved = 'Que bom. Anoto como resolvido sem visita. Escreva se voltar a acontecer.';
export const solvedOrdered = 'Que bom. Anotei na ordem de serviço. Escreva se voltar a acontecer.';
export const handed = 'Uma pessoa também foi avisada e vai entrar neste chat.';
export const quickWorks = 'Agora funciona';
export const quickNotYet = 'Ainda não funciona';
export const photoKept = 'Obrigado pela foto. Fica aqui com o que escreveu.';
export const photoOfWhat = 'Obrigado pela foto. O que mostra e o que está errado?';

export const urgencyUrgent = 'urgente';
export const urgencyHigh = 'prioridade alta';
export const urgencyMedium = 'prioridade normal';
export const urgencyLow = 'prioridade baixa';
export const urgencyNonUrgent = 'sem pressa';

export const standingTriage = 'estamos vendo quem pode vir';
export const standingApproval = 'aguardamos a autorização do proprietário';
export const standingOffered = 'um técnico foi chamado e ainda não respondeu';
export const standingAccepted = 'um técnico aceitou';
export const standingScheduled = 'o horário está combinado';
export const standingOnTheWay = 'o técnico está a caminho';
export const standingAtWork = 'o técnico está trabalhando';
export const standingParts = 'o técnico aguarda peças';
export const standingFinished = 'o técnico terminou';

export const takeBackAsk = 'Devo cancelar esse serviço: {subject}? Então não vem ninguém.';
export const takenBackJob = 'Certo, cancelei o serviço: {subject}. Escreva se afinal precisar.';
export const tooLateToTakeBack =
  'Já estão a caminho, então daqui não consigo cancelar. Pedi a uma pessoa da equipe Porchlight que cuide disso.';
export const keptJob = 'Certo, o serviço continua marcado: {subject}.';
export const reopenedJob = 'Lamento que ainda não esteja bem. O serviço continua: {subject}. Verá aqui cada passo.';
export const backAgain = 'Lamento que tenha voltado.';
export const corrected = 'Obrigado, corrigi isso na ordem de serviço.';
export const questionOpen = 'O proprietário ainda não respondeu: “{question}” Escrevo aqui assim que responder.';
export const quickTakeBack = 'Sim, cancele';
export const quickKeep = 'Não, mantenha';
