/** The current question of this step is in the query, so that the back button leads to the offers. */
export const questionName = 'vraag'
export const categoriesQuestion = 'transacties'
