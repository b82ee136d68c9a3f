import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Avere più gettoni di tutti alla fine; a pari gettoni la vittoria è condivisa.',

  'deal.1': 'Tutti cominciano con gli stessi gettoni: 20, se il tavolo non ha scelto altro.',
  'deal.2': 'Una carta scoperta al centro e una coperta a ogni giocatore, poi una seconda al centro e una seconda a ciascuno.',

  'play.1': '**Puntare.** Si gira dalla sinistra del mazziere. Al tuo turno **passi la mano** e sei fuori da questo giro; **bussi**, se nessuno ha puntato in questa fase; **vedi**, pareggiando la puntata più alta; o **rilanci**, cioè vedi e aggiungi gettoni.',
  'play.2': 'La fase di puntate finisce quando tutti quelli in gioco hanno avuto un turno e hanno messo quanto chi ha messo di più.',
  'play.3': '**Prova di forza.** Allora si chiede a tutti insieme e in segreto: mostri o tieni? Può mostrare solo chi ha un set.',
  'play.4': 'Se uno mostra, tutti quelli in gioco mostrano la mano, e chi ha più set prende il piatto. Un set conta se almeno una delle sue carte è nella tua mano; i set possono avere carte in comune.',
  'play.5': 'Se nessuno mostra, arriva un’altra carta al centro e segue un’altra fase di puntate. Finito il mazzo, tutti quelli in gioco devono mostrare.',
  'play.6': 'Quando tutti tranne uno hanno passato la mano, quell’uno prende il piatto senza mostrare niente.',

  'pot.1': 'A pari numero di set il piatto si divide. I gettoni che non si dividono vanno al vincitore che ne ha meno, poi a chi è più vicino alla sinistra del mazziere.',
  'pot.2': 'Nessuno può rilanciare più di quanto il più povero in gioco possa pareggiare. Così si può sempre vedere, e nessuno viene comprato fuori.',
  'pot.3': 'Di solito si punta o si rilancia di tre gettoni al massimo, con un solo rilancio a testa per fase. Il tavolo può scegliere altri limiti.',

  'end.1': 'Il mazzo passa a sinistra. Finisce quando tutti quelli con gettoni hanno dato le carte le volte stabilite, o quando uno li ha tutti.',

  'good.1': 'Il programma non ti dice se hai un set: vederlo tocca a te. Provare a mostrare senza averlo non costa niente.',
  'good.2': 'Che qualcuno tenga, non lo vede nessuno. Le mani passate restano nascoste, anche dopo.',
  'good.3': 'Nessuna puntata è obbligatoria, quindi un piatto può essere vuoto.',

  'people.1': 'Per chi è assente si bussa se si può, altrimenti si passa la mano; in una prova non risponde.',
  'people.2': 'Chi se ne va passa la mano. I gettoni restano davanti al posto vuoto, fuori gioco.',
  'people.3': 'Chi arriva riceve tanti gettoni quanti tutti all’inizio ed entra al giro successivo. Senza gettoni si guarda.',
} satisfies Translation<typeof en>;
