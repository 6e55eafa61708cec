import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'qiju/elements';

@Component({
  selector: 'app-right',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <lianliankan-board
      rows="6"
      cols="8"
      watch-clearable
      [board]="[[1, 1]]"
      (match)="turns.set($event.detail.path.length)"
    />
    <gomoku-board #board [rule]="'renju'" [moves]="[1, 2]" (win)="winner.set($event.detail.winner)" />
    <button (click)="board.undo()">{{ winner() }}</button>
  `,
})
export class Right {
  readonly turns = signal(0);
  readonly winner = signal<'black' | 'white' | ''>('');
}

@Component({
  selector: 'app-wrong',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <gomoku-board #board (win)="loser.set($event.detail.loser)" />
    <button (click)="board.undoo()">{{ loser() }}</button>
  `,
})
export class Wrong {
  readonly loser = signal('');
}
