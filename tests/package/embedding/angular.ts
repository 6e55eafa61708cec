import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import 'qiju/elements';
import { first, second } from './positions.js';

@Component({
  selector: 'app-boards',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <lianliankan-board [board]="shown().tiles" (match)="match.set($event.detail.path.length)" />
    <huarong-board [board]="shown().road" [metric]="shown().metric" (move)="step.set($event.detail.steps)" />
    <gomoku-board [moves]="shown().stones" [rule]="shown().rule" (move)="stone.set($event.detail.number)" />
    <output id="heard">{{ match() }} {{ step() }} {{ stone() }}</output>
    <button id="change" (click)="change()">Change</button>
  `,
})
class Boards {
  readonly shown = signal(first);
  readonly match = signal(0);
  readonly step = signal(0);
  readonly stone = signal(0);
  readonly change = () => this.shown.set(second);
}

(await createApplication()).bootstrap(Boards, '#app');
