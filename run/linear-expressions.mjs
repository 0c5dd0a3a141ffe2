import { analyse } from 'scslre'

/** Oxlint rule: refuses regular expressions of more than linear time, since strangers write the texts they read. */
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
