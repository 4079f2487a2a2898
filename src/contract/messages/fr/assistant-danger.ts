export const gas =
  "Sortez tous de la maison maintenant. N'allumez et n'éteignez rien, pas de flamme. Dehors, appelez le {emergency}, puis la compagnie du gaz. Ne rentrez pas avant qu'on vous dise que c'est sûr. J'ai prévenu notre personne de garde.";
export const co =
  "Sortez tous à l'air libre maintenant. Appelez le {emergency} et dites que c'est une alarme au monoxyde de carbone. Ne rentrez pas avant qu'on vous dise que c'est sûr. J'ai prévenu notre personne de garde.";
export const fire =
  "Sortez tous maintenant. Fermez les portes derrière vous, laissez vos affaires. Une fois dehors, appelez le {emergency}. Ne rentrez pas. J'ai prévenu notre personne de garde.";
export const flood =
  "Si l'eau est près de prises, de lampes ou du tableau électrique, n'entrez pas dedans ; appelez le {emergency} si quelqu'un est en danger.";
export const electric =
  "N'y touchez pas et éloignez tout le monde. S'il y a du feu, de la fumée ou un blessé, sortez et appelez le {emergency}. Si un câble électrique est tombé, restez à au moins 10 mètres et appelez le {emergency}. J'ai prévenu notre personne de garde.";
export const breakin =
  "Si quelqu'un est entré ou essaie d'entrer, mettez-vous à l'abri et appelez le {emergency} maintenant : partez si vous pouvez, sinon enfermez-vous dans une pièce. N'affrontez personne. J'ai prévenu notre personne de garde, qui va rejoindre cette conversation.";
export const medical =
  "Appelez le {emergency} maintenant et suivez leurs consignes. Restez auprès de la personne ; ouvrez la porte d'entrée si vous pouvez. J'ai prévenu notre personne de garde, qui va rejoindre cette conversation.";
export const medicalLine = 'Si vous pensez à vous faire du mal, vous pouvez aussi appeler ou écrire au 988.';
export const collapse =
  "Éloignez tout le monde de cet endroit et de cette partie de la maison. Si quelqu'un est blessé ou coincé, appelez le {emergency}. J'ai prévenu notre personne de garde.";
export const lockout =
  "Je vous aide à entrer ou à sortir. Si quelqu'un est en danger, ou si un enfant ou une personne qui a besoin d'aide est enfermé à l'intérieur, appelez le {emergency}.";

export const dangerAsk =
  "Quelqu'un est-il en danger en ce moment ? Si oui, appelez d'abord le {emergency}, puis dites-moi ce qui se passe.";
export const dangerBesides = 'Si quelqu’un est blessé ou en danger, appelez d’abord le {emergency}.';
export const dangerYes =
  "Appelez le {emergency} maintenant et suivez leurs consignes. Si possible, mettez tout le monde à l'abri. J'ai prévenu notre personne de garde, qui va rejoindre cette conversation.";
export const dangerNo = 'Bien. Dites-moi alors ce qui se passe et je vous aide.';
export const toldPeople = "J'ai prévenu notre personne de garde, qui va rejoindre cette conversation.";
export const stillRinging =
  "Personne n'a encore répondu ; j'appelle la personne de garde suivante. Si quelqu'un est en danger, ne nous attendez pas : appelez le {emergency}.";
export const addressLine = "L'adresse à leur donner :";

export const shutoffWater = "Pour couper l'eau, fermez la vanne principale. Elle est ici : {where}";
export const shutoffWaterUnknown =
  "Pour couper l'eau, fermez la vanne principale si vous la trouvez : souvent près du chauffe-eau, à la cave ou au compteur ; tournez vers la droite.";
export const shutoffPanel =
  'Seulement si vous pouvez y aller sans danger et au sec, coupez le courant au tableau électrique. Il est ici : {where}';
export const shutoffFurnace = "Seulement si c'est sur votre chemin : l'arrêt de la chaudière est ici : {where}";

export const subjectFlood = 'Inondation';
export const subjectElectric = 'Danger électrique signalé';
export const subjectLockout = "Quelqu'un enfermé dedans ou dehors, en danger";
