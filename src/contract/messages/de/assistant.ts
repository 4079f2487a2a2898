export const greeting =
  'Hallo. Ich bin der Hausassistent von {house}. Worum geht es? Sie können jederzeit nach einem Menschen fragen.';
export const how = 'Hier ist alles gut, danke. Was kann ich in {house} für Sie tun?';
export const thanks = 'Gern. Ich bin da, wenn etwas ist.';
export const bye = 'Schönen Aufenthalt. Das Licht bleibt an, falls Sie etwas brauchen.';
export const emojiFine = 'Gut. Ich bin da, wenn etwas ist.';
export const emojiSad = 'Das tut mir leid. Was ist los? Sie können jederzeit nach einem Menschen fragen.';
export const emojiOther = 'Sagen Sie mir in ein paar Worten, was Sie brauchen, dann helfe ich.';
export const bot =
  'Ich bin ein automatischer Assistent von {house}, kein Mensch. Schreiben Sie jederzeit „ein Mensch, bitte“, dann übernimmt jemand.';
export const name = 'Ich bin der Hausassistent von {house}.';
export const maker = 'Ich bin der Hausassistent von {house}, von Porchlight für den Eigentümer betrieben.';
export const capabilities =
  'Ich kenne {house} (WLAN, Parken, Müll, Heizung, Abreise), helfe, wenn etwas nicht geht, und schicke jemanden, wenn es nötig ist.';
export const joke = 'Thermostate liegen mir mehr als Witze. Kann ich in {house} helfen?';
export const repeat = 'Ich sagte: {last}';
export const repeatNothing = 'Es gibt noch nichts zu wiederholen. Was kann ich in {house} für Sie tun?';
export const affirm = 'Notiert. Sonst noch etwas?';
export const deny = 'In Ordnung. Kann ich sonst helfen?';
export const stop = 'In Ordnung, dann lasse ich es dabei. Schreiben Sie, wenn Sie etwas brauchen.';
export const errand = 'Ich kann nur bei {house} und Ihrem Aufenthalt helfen. Brauchen Sie etwas im Haus?';
export const notShared = 'Das kann ich nicht weitergeben. Was brauchen Sie in {house}?';
export const stopped =
  'Der Hausassistent von {house} antwortet gerade nicht. Bitte wenden Sie sich an Ihren Gastgeber, {name}: {contact}. Ist jemand in Gefahr, rufen Sie zuerst die Notrufnummer an.';

export const quote = '{text}';
export const quoteWritten = 'Der Eigentümer hat es auf {language} notiert: {text}';
export const houseNote = 'Die Notizen zu {house} sagen dazu: {text}';
export const noteBeside = 'Falls es hilft, aus den Notizen zu {house}, {text}';
export const unknownAsk =
  'Das habe ich für {house} nicht notiert. Ich habe den Eigentümer gefragt und schreibe hier bis {by}: mit der Antwort oder dass es länger dauert.';
export const unknownGuarded =
  'Das habe ich für {house} nicht notiert. Ich habe den Eigentümer gefragt und antworte hier, sobald ich es weiß.';
export const unknownScope = 'Das weiß ich nicht. Ich helfe bei {house} und Ihrem Aufenthalt: Was brauchen Sie dort?';
export const notIt =
  'Schade, dass es das nicht war. Ich habe den Eigentümer gefragt und schreibe hier bis {by}: mit der Antwort oder dass es länger dauert.';
export const takenBack = 'Gut. Der Eigentümer muss das nicht mehr beantworten.';
export const describe =
  'Ich möchte Sie richtig verstehen. Können Sie in wenigen Worten sagen, was Sie brauchen oder was nicht stimmt?';
export const detail = 'Danke. Was soll ich damit tun?';
export const bookingKnown = 'Das habe ich dazu: {text}';
export const quickYes = 'Ja';
export const quickNo = 'Nein';
export const choices = 'Ist es eines davon?\n{titles}';
export const choicesBeside = 'Oder ist es eines davon?\n{titles}';
export const ownerHasIt = 'In Ordnung. Der Eigentümer hat Ihre Frage, und ich schreibe hier, sobald ich etwas höre.';
export const quickNoneOfThese = 'Nichts davon';

export const ownerQuote = 'Sie haben gefragt: „{question}“';
export const ownerWrote = 'Sie haben gefragt: „{question}“ Der Eigentümer hat das für Gäste aufgeschrieben:';
export const ownerWroteVerified =
  'Sie haben gefragt: „{question}“ Der Eigentümer hat die Antwort für Gäste mit bestätigtem Aufenthalt aufgeschrieben. Fragen Sie mich noch einmal, dann gebe ich sie Ihnen.';
export const ownerSilent =
  'Sie haben gefragt: „{question}“ Der Eigentümer hat noch nicht geantwortet. Ich schreibe hier, sobald er es tut. Wenn es nicht warten kann, schreiben Sie „ein Mensch, bitte“.';

export const secretHere = 'Hier ist es, nur für Ihren Aufenthalt:';
export const secretCheck =
  'Das gebe ich Ihnen, sobald Ihr Aufenthalt geprüft ist. Öffnen Sie „Aufenthalt prüfen“ und lassen Sie sich einen Code an die E-Mail-Adresse der Buchung schicken, oder geben Sie Ihre Daten und die letzten vier Ziffern des Telefons ein. Machen wir das jetzt?';
export const secretPast =
  'Ihr Aufenthalt hier ist zu Ende, deshalb kann ich {label} nicht herausgeben. Falls Sie etwas vergessen haben: Der Eigentümer weiß Bescheid und antwortet Ihnen hier.';
export const secretUpcoming = '{label} gebe ich Ihnen kurz vor Ihrer Anreise, noch nicht jetzt.';
export const secretFault =
  'Dieses Schloss wurde als defekt gemeldet; seinen Code gebe ich erst wieder heraus, wenn jemand nachgesehen hat.';

export const peopleAnswer =
  'Danke für Ihre Nachricht. Hier antwortet ein Mensch aus dem Porchlight-Team; Ihre Nachricht liegt dort vor. Die Antwort kommt in diesem Chat.';
export const draftWait =
  'Danke für Ihre Nachricht. Hier liest ein Mensch jede Antwort, bevor sie gesendet wird; das kann einige Minuten dauern.';
export const person =
  'Ich habe einen Menschen gebeten zu übernehmen. Er sieht, was Sie geschrieben haben; Sie müssen nichts wiederholen.';
export const passedOn = 'Ich habe das an den Menschen weitergegeben, der übernimmt. Er antwortet Ihnen hier.';
export const passedOnToo = 'Auch das liegt jetzt bei dem Menschen, der übernimmt.';
export const waitJoined = 'In der letzten Stunde dauerte es etwa {time}, bis jemand kam.';
export const waitSoFar = 'Im Moment warten Gäste {time} oder länger.';
export const waitUnknown =
  'Wie lange das dauert, kann ich nicht sagen: In der letzten Stunde wurde kein Chat übernommen.';
export const waitBack = 'Im Moment ist niemand im Dienst. Die nächste Schicht beginnt: {at}.';
export const waitOff = 'Im Moment ist niemand im Dienst, daher kann ich nicht sagen, wann das gelesen wird.';
export const money =
  'Das entscheidet ein Mensch, und zu Geld kann ich nichts versprechen. Ich habe es weitergegeben; die Antwort kommt hier.';
export const booking = 'Buchungen ändert ein Mensch. Ich habe es weitergegeben; die Antwort kommt hier.';
export const complaint =
  'Es tut mir leid, dass es so ist. Ich habe es an einen Menschen weitergegeben; die Antwort kommt hier.';
export const legal =
  'Dazu kann ich nicht beraten. Ich habe es an einen Menschen weitergegeben; die Antwort kommt hier.';

export const labelDoorCode = 'Code der Haustür';
export const labelDoorOpening = 'So öffnen Sie die Haustür';
export const labelBoxPlace = 'Wo die Schlüsselbox ist';
export const labelBoxCode = 'Code der Schlüsselbox';
export const labelSpareBoxPlace = 'Wo die Ersatz-Schlüsselbox ist';
export const labelSpareBoxCode = 'Code der Ersatz-Schlüsselbox';
export const labelWifiPassword = 'WLAN-Passwort';
export const labelAddress = 'Adresse';

export const codeHelp =
  'Sehen wir nach. Berühren Sie das Schloss, bis es leuchtet, geben Sie den Code langsam ein, Ziffer für Ziffer, und schließen Sie mit der Bestätigungstaste ab (oft # oder ein Haken). Ist es eine andere Tür oder ein Kasten, sagen Sie mir, welche. Hat das geholfen?';
export const refusePromise =
  'Das kann ich nicht versprechen: Das entscheidet der Eigentümer. Ich habe gefragt und schreibe hier bis {by}.';
export const refuseRule =
  'Eine Ausnahme kann ich nicht machen: Das entscheidet der Eigentümer. Ich habe gefragt und schreibe hier bis {by}.';
export const refuseOthers =
  'Über andere Gäste und ihren Aufenthalt kann ich nichts herausgeben. Bei Ihrem eigenen helfe ich gern.';

// Before the matter, to whoever is upset, thankful or joking.
export const moodAngry = 'Das tut mir leid, das ist ärgerlich.';
export const moodGrateful = 'Das ist nett, danke.';
export const moodPlayful = 'Da musste ich schmunzeln.';
export const moodWorried = 'Das klingt anstrengend. Wir kümmern uns darum.';
export const moodChild = 'Danke, dass du mir das sagst. Gut gemacht.';
