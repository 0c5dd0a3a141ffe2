import { analyse } from 'scslre'

/** A rule of oxlint: no regular expression may take longer than its text is long, for a stranger chooses the text. */
const linear = {
  create: (context) => ({
    Literal(node) {
      if (!node.regex) return
      const { pattern: source, flags } = node.regex
      const [slow] = analyse({ source, flags }, { maxReports: 1 }).reports
      if (slow === undefined) return
      const message = `A text of many ${JSON.stringify(slow.character.pick)} takes this expression more than linear time.`
      context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'vlot' }, rules: { 'linear-expression': linear } }
