const colours = ['#f26a1b', '#0b2545', '#f5b83d', '#13693b', '#ffe4d1']

/**
 * One burst, drawn on a canvas of the page: the content security policy allows no worker made of text. For people who want
 * less motion nothing happens (RECON-11). Answers how to clear it away.
 */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  let clear: (() => void) | null = null
  let isOver = false
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver) return
    const fire = confetti.create(canvas, { useWorker: false, resize: true, disableForReducedMotion: true })
    clear = () => fire.reset()
    void fire({ particleCount: 140, spread: 80, startVelocity: 38, origin: { x: 0.5, y: 0.65 }, colors: colours })
  })
  return () => {
    isOver = true
    clear?.()
  }
}
