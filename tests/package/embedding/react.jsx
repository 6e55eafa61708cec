import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'qiju/elements';
import { first, second } from './positions.js';

function App() {
  const [shown, show] = useState(first);
  const [match, setMatch] = useState(0);
  const [step, setStep] = useState(0);
  const [stone, setStone] = useState(0);
  return (
    <main>
      <lianliankan-board board={shown.tiles} onmatch={({ detail }) => setMatch(detail.path.length)} />
      <huarong-board board={shown.road} metric={shown.metric} onmove={({ detail }) => setStep(detail.steps)} />
      <gomoku-board moves={shown.stones} rule={shown.rule} onmove={({ detail }) => setStone(detail.number)} />
      <output id="heard">{`${match} ${step} ${stone}`}</output>
      <button id="change" onClick={() => show(second)}>
        Change
      </button>
    </main>
  );
}

createRoot(document.getElementById('app')).render(<App />);
