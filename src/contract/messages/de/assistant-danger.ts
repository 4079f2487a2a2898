export const gas =
  'Verlassen Sie jetzt alle das Haus. Nichts ein- oder ausschalten, keine Flamme. Rufen Sie draußen {emergency} an, dann den Gasversorger. Gehen Sie erst zurück, wenn man sagt, dass es sicher ist. Unsere Rufbereitschaft ist verständigt.';
export const co =
  'Gehen Sie jetzt alle an die frische Luft. Rufen Sie {emergency} an und sagen Sie, dass es ein Kohlenmonoxid-Alarm ist. Gehen Sie erst zurück, wenn man sagt, dass es sicher ist. Unsere Rufbereitschaft ist verständigt.';
export const fire =
  'Gehen Sie jetzt alle hinaus. Türen hinter sich schließen, nichts mitnehmen. Draußen {emergency} anrufen. Nicht zurückgehen. Unsere Rufbereitschaft ist verständigt.';
export const flood =
  'Ist das Wasser nahe an Steckdosen, Lampen oder dem Sicherungskasten, bleiben Sie weg davon; rufen Sie {emergency} an, wenn jemand in Gefahr ist.';
export const electric =
  'Nicht anfassen und alle fernhalten. Bei Feuer, Rauch oder Verletzten: hinausgehen und {emergency} anrufen. Bei einer herabgefallenen Stromleitung mindestens 10 Meter Abstand halten und {emergency} anrufen. Unsere Rufbereitschaft ist verständigt.';
export const breakin =
  'Wenn jemand im Haus ist oder hinein will, bringen Sie sich in Sicherheit und rufen Sie jetzt {emergency} an: Gehen Sie, wenn Sie können, sonst schließen Sie sich in einem Zimmer ein. Stellen Sie niemanden zur Rede. Unsere Rufbereitschaft ist verständigt und kommt in diesen Chat.';
export const medical =
  'Rufen Sie jetzt {emergency} an und folgen Sie den Anweisungen. Bleiben Sie bei der Person; schließen Sie die Haustür auf, wenn Sie können. Unsere Rufbereitschaft ist verständigt und kommt in diesen Chat.';
export const medicalLine = 'Wenn Sie daran denken, sich etwas anzutun, können Sie auch 988 anrufen oder anschreiben.';
export const collapse =
  'Alle weg von dort und aus diesem Teil des Hauses. Ist jemand verletzt oder eingeklemmt, rufen Sie {emergency} an. Unsere Rufbereitschaft ist verständigt.';
export const lockout =
  'Ich helfe Ihnen hinein oder hinaus. Ist jemand in Gefahr, oder ist ein Kind oder ein hilfsbedürftiger Mensch drinnen eingeschlossen, rufen Sie {emergency} an.';

export const dangerAsk =
  'Ist gerade jemand in Gefahr? Wenn ja, rufen Sie zuerst {emergency} an, dann sagen Sie mir, was los ist.';
export const dangerBesides = 'Falls jemand verletzt oder in Gefahr ist, rufen Sie zuerst {emergency} an.';
export const dangerYes =
  'Rufen Sie jetzt {emergency} an und folgen Sie den Anweisungen. Bringen Sie wenn möglich alle in Sicherheit. Unsere Rufbereitschaft ist verständigt und kommt in diesen Chat.';
export const dangerNo = 'Gut. Dann sagen Sie mir, was los ist, und ich helfe von hier.';
export const toldPeople = 'Unsere Rufbereitschaft ist verständigt und kommt in diesen Chat.';
export const stillRinging =
  'Es hat noch niemand geantwortet; ich rufe die nächste Person der Rufbereitschaft. Ist jemand in Gefahr, warten Sie nicht auf uns: Rufen Sie {emergency} an.';
export const addressLine = 'Die Adresse, die Sie angeben:';

export const shutoffWater = 'Um das Wasser abzustellen, schließen Sie den Haupthahn. Er ist hier: {where}';
export const shutoffWaterUnknown =
  'Um das Wasser abzustellen, schließen Sie den Haupthahn, wenn Sie ihn finden: oft beim Boiler, im Keller oder am Zähler; nach rechts drehen.';
export const shutoffPanel =
  'Nur wenn Sie gefahrlos und trocken hinkommen: Schalten Sie den Strom am Sicherungskasten ab. Er ist hier: {where}';
export const shutoffFurnace = 'Nur wenn es auf dem Weg liegt: Der Notschalter der Heizung ist hier: {where}';

export const subjectFlood = 'Wasser dringt ein';
export const subjectElectric = 'Elektrische Gefahr gemeldet';
export const subjectLockout = 'Jemand ein- oder ausgesperrt, in Gefahr';
