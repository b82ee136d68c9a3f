import type { Translation } from '../../tongue.svelte';
import type en from './en';

export default {
  'title': 'Apprendre',
  'steps': 'Étapes de la leçon',
  'step.of': 'Étape {step} sur {all}',
  'next': 'Suivant',
  'start': 'Commencer',
  'part': '{part} sur {all}',

  'cards.title': 'Quatre attributs',
  'cards.text': 'Chaque carte porte des symboles, et quatre choses peuvent y changer. Essayez : cette carte, c’est vous qui la changez.',
  'cards.now': 'Votre carte : {card}',
  'cards.all': 'Trois valeurs pour chacun et chaque combinaison une seule fois : cela fait 81 cartes.',

  'rule.title': 'Qu’est-ce qu’un set ?',
  'rule.text': 'Trois cartes forment un set quand chaque attribut, pris séparément, est **identique sur les trois** ou **différent sur les trois**.',
  'rule.example': 'Exemple {part} sur {all}',
  'rule.one': 'Seul le nombre change ; tout le reste est pareil. C’est un set.',
  'rule.four': 'Ici tout est différent : nombre, couleur, remplissage et forme. C’est aussi un set !',
  'rule.none': 'Nombre, couleur et forme conviennent. Mais deux cartes sont hachurées et la troisième ne l’est pas. Pas de set.',
  'magic': 'La règle magique',
  'magic.text': 'Si deux sont … et que l’autre ne l’est pas, ce n’est pas un set.',

  'judge.title': 'Set ou pas ?',
  'judge.text': 'Passez les attributs un par un : identiques sur les trois, ou différents sur les trois ?',
  'judge.yes': 'C’est un set',
  'judge.no': 'Pas un set',
  'judge.right': 'C’est juste !',
  'judge.wrong': 'Regardez encore :',

  'third.title': 'Quelle carte manque ?',
  'third.text': 'Deux cartes en appellent toujours une troisième, et une seule. Laquelle des quatre complète le set ?',
  'third.missing': 'La carte qui manque',
  'third.options': 'Quatre cartes au choix',
  'third.right': 'C’est elle. Aucune autre des 81 ne conviendrait.',
  'third.wrong': 'Pas celle-là :',

  'nine.title': 'Neuf cartes, quatre sets',
  'nine.text': 'Elles sont toutes pleines : seuls comptent le nombre, la couleur et la forme. Trouvez les quatre sets !',
  'nine.first': 'Votre premier set !',
  'nine.first.time': 'De rien à votre premier set en {time}.',
  'nine.done': 'Les quatre sont trouvés !',
  'nine.done.text': 'Vous savez jouer. Entraînez-vous encore un peu avec les quatre attributs, ou prenez place à une table.',

  'practice.title': 'Table d’entraînement',
  'practice.text': 'Il y a toujours un set. On commence par des cartes qui se ressemblent, et cela se corse à mesure que vous allez plus vite.',
  'practice.level': 'Niveau {level} sur 4',
  'practice.level.1': 'Un attribut change',
  'practice.level.2': 'Deux attributs changent',
  'practice.level.3': 'Trois attributs changent',
  'practice.level.4': 'Les quatre changent',
  'practice.found': '{count} {count|set|sets}',
  'practice.time': 'le dernier en {time}',
  'practice.up': 'Bien vu ! Maintenant, un peu plus difficile.',
  'practice.down': 'De nouveau un peu plus facile.',
  'practice.again': 'D’autres cartes',
  'practice.play': 'Jouer une partie',

  'also': 'Et aussi',
  'also.rules': 'Règles de tous les jeux',
  'also.daily': 'Défi du jour',
} satisfies Translation<typeof en>;
