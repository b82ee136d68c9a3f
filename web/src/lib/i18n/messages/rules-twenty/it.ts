import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'goal.1': 'Essere il primo a restare senza carte proprie.',

  'deal.1': 'Ognuno riceve sei carte proprie, scoperte davanti a sé e in vista di tutti. Altre sei vanno sul tavolo. Il resto è il mazzo.',

  'play.1': 'Nessuno aspetta il turno. **Annuncia** quando vedi un set; gli altri devono aspettare.',
  'play.2': '**Prendi** tre carte, mescolando come vuoi le tue e quelle del tavolo, mai quelle di un altro giocatore.',
  'play.3': '**Giusto:** le carte vanno da parte. Quelle del tavolo si sostituiscono dal mazzo, le proprie no. Il set in sé non dà punti.',
  'play.4': '**Sbagliato,** o troppo tardi: ricevi un’altra carta propria, a meno che tu ne abbia già nove.',
  'play.5': 'Puoi anche chiedere un’altra carta propria quando nessuno ha annunciato, fino a nove. Rende i set più probabili e la strada più lunga.',
  'play.6': 'Quando tutti sono d’accordo che nessuno ha un set, altre tre carte vanno sul tavolo. Dopo non vengono sostituite.',
  'play.7': 'Quando il mazzo finisce, le carte messe da parte si mescolano e diventano il nuovo mazzo.',

  'end.1': 'La mano finisce nel momento in cui qualcuno resta senza carte proprie. Il vincitore segna un punto per ogni carta che hanno gli altri.',
  'end.2': 'Il mazzo passa a sinistra. La partita va al primo che arriva a dieci punti per ogni giocatore al tavolo.',

  'good.1': 'Vanno bene tre carte proprie, e anche tre del tavolo, benché questo non liberi nessuno di niente.',
  'good.2': 'Se né il mazzo né le carte da parte ne danno più, un accordo chiude la mano: vince chi ha meno carte proprie e segna un punto per ogni carta che gli altri hanno in più.',

  'people.1': 'Le carte di chi se ne va vanno da parte e non valgono niente per il vincitore.',
  'people.2': 'Chi è assente tiene le sue carte, che contano per il vincitore, e non blocca un accordo.',
  'people.3': 'Chi arriva riceve subito sei carte, finché giocano meno di otto e le carte bastano.',
} satisfies Translation<typeof en>;
